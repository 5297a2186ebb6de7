import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/main.css';
import { FixedAddress } from '../features/page/address.tsx';
import { PageContext, type PageFacts } from '../features/page/page-context.ts';
import type { Language } from '../i18n/language.ts';
import { LanguageProvider } from '../i18n/provider.tsx';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { concealEmail, type Shell } from '../site/shell.ts';

type Stage = { language?: Language; address?: string } & Partial<PageFacts>;

/** The properties of the shell that floating buttons and forms read. */
const shell: Partial<Shell> = {
  phone: { display: '+34 900 000 000', tel: '+34900000000' },
  email: concealEmail('info@example.com'),
  hours: '9:00–18:00',
};

let stages = 0;

/**
 * Shows the markup that the server sends for a part of a page, until the test ends; elements whose modules the test
 * imports come alive in it.
 * @returns a locator of the part, with its element as `container`
 */
export function stage(part: ReactNode, { language = 'es', address = '/', ...facts }: Stage = {}) {
  document.documentElement.lang = language;
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  // A locator names its element by this id; by its text it would lose an element whose text changes.
  container.dataset['testid'] = `stage-${(stages += 1)}`;
  container.innerHTML = renderToStaticMarkup(
    <LanguageProvider language={language} words={dictionaries[language]}>
      <FixedAddress location={address}>
        <PageContext value={{ shell: shell as Shell, visitor: 'unknown', held: new Set(), ...facts }}>
          {part}
        </PageContext>
      </FixedAddress>
    </LanguageProvider>,
  );
  return Object.assign(page.elementLocator(container), { container });
}
