import { longDate } from '../../i18n/format.ts';
import { legalTexts, type LegalText } from '../../schema/legal.ts';
import { withoutUnmetParts } from '../../site/services.ts';
import type { ContentRequest } from '../page-content.ts';
import { storedItemGroups } from './stored-item-groups.ts';

export type LegalContent = ReturnType<typeof legalContent>['content'];

/** The columns of the tables of everything that the site may store. */
const columns = ['key', 'kind', 'owner', 'purpose', 'duration'] as const;

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
  const held = request.held ?? new Set();
  return {
    head,
    content: {
      hero: { title, lead: head.description },
      facts: [
        { label: t('legal.updated'), value: longDate(updated, language) },
        { label: t('legal.version'), value: version },
      ],
      sections,
      html: withoutUnmetParts(html, held),
      table:
        htmlAfterTable === null
          ? undefined
          : {
              headers: columns.map((column) => t(`legal.column.${column}`)),
              groups: storedItemGroups(request),
              htmlAfter: withoutUnmetParts(htmlAfterTable, held),
            },
    },
  };
}
