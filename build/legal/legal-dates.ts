import { defaultLanguage } from '../../src/i18n/language.ts';
import { legalTexts, type CompiledLegalTexts, type LegalText } from '../../src/schema/legal.ts';
import type { RouteId } from '../../src/site/routes.ts';
import type { SitePage } from '../../src/site/sitemap.ts';

/** Adds to the legal pages the day of their last change of substance, which the text itself states. */
export function withLegalDates(pages: readonly SitePage[], legal: CompiledLegalTexts): SitePage[] {
  const names = Object.keys(legalTexts) as LegalText[];
  const days = new Map<RouteId, string>(names.map((name) => [legalTexts[name], legal[name][defaultLanguage].updated]));
  return pages.map((page) => {
    const modified = days.get(page.route);
    return modified ? { ...page, modified } : page;
  });
}
