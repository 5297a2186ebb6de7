import { longDate } from '../../i18n/format.ts';
import { legalTexts, type LegalText } from '../../schema/legal.ts';
import type { ContentRequest } from '../page-content.ts';
import { cookieTableHtml } from './cookie-table-html.tsx';

export type LegalContent = ReturnType<typeof legalContent>['content'];

const names = Object.keys(legalTexts) as LegalText[];

/**
 * Selects one legal text.
 * @throws Error if the page is not a legal text
 */
export function legalContent(request: ContentRequest) {
  const { content, language, page, t } = request;
  const name = names.find((text) => legalTexts[text] === page);
  if (!name) throw new Error(`The page “${page}” has no legal text.`);
  const { title, head, updated, version, sections, html, htmlAfterTable } = content.legal[name][language];
  return {
    head,
    content: {
      hero: { title, lead: head.description },
      facts: [
        { label: t('legal.updated'), value: longDate(updated, language) },
        { label: t('legal.version'), value: version },
      ],
      sections,
      html,
      table: htmlAfterTable === null ? undefined : { html: cookieTableHtml(request), htmlAfter: htmlAfterTable },
    },
  };
}
