import { expect, test } from 'vitest';
import { drawnPage } from '../../tests/page-words.ts';
import { languages } from '../i18n/language.ts';
import { formAddress } from '../schema/form-submission.ts';
import { waitedCall } from '../schema/waited-call.ts';
import { pathTo } from '../site/links.ts';

test.each(languages)(
  'both menus lead to calendar, visits, exercises and the notice of ENAIRE’s call (%s)',
  async (language) => {
    const html = await drawnPage('contact', language);
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    const call = formAddress({ form: 'tell-me', language, course: waitedCall }).replaceAll('&', '&amp;');
    const paths = [...(['calendar', 'visits', 'position'] as const).map((page) => pathTo(page, language)), call];
    for (const path of paths) expect(header.split(`href="${path}"`), path).toHaveLength(3);
  },
);
