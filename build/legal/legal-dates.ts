import { fromKeys } from '../../src/i18n/from-keys.ts';
import { defaultLanguage, languages } from '../../src/i18n/language.ts';
import { legalTexts, type CompiledLegalTexts, type LegalText } from '../../src/schema/legal.ts';
import type { RouteId } from '../../src/site/routes.ts';
import type { SitePage } from '../../src/site/sitemap.ts';

/** Adds to legal pages the day of the last change of substance that their texts state. */
export function withLegalDates(pages: readonly SitePage[], legal: CompiledLegalTexts): SitePage[] {
  const names = Object.keys(legalTexts) as LegalText[];
  const days = new Map<RouteId, string>(names.map((name) => [legalTexts[name], legal[name][defaultLanguage].updated]));
  return pages.map((page) => {
    const day = days.get(page.route);
    return day ? { ...page, modified: fromKeys(languages, () => day) } : page;
  });
}
