import { feedArticles, withBlogDates } from './feed-articles.ts';
import type { SiteFacts } from '../server/site-facts.ts';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { inLanguage, languages, type InLanguage, type Language } from '../src/i18n/language.ts';
import type { FormTexts } from '../src/schema/form-texts.ts';
import { fillCentre } from '../src/schema/placeholders.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { RouteParams } from '../src/site/links.ts';
import type { PageId } from '../src/site/page-data.ts';
import type { SitePage } from '../src/site/sitemap.ts';
import { withLegalDates } from './legal/legal-dates.ts';

/** Picks from the content what the server itself needs, for forms, e-mails and the sitemap. */
export function siteFacts(content: SiteContent, build: string, pages: readonly SitePage[]): SiteFacts {
  const { name, email, phone, addresses, legal } = content.centre;
  const { street, postalCode, city } = addresses.madrid;
  const frames = Object.values(addresses).map(({ map }) => new URL(map.frame).origin);
  const articles = feedArticles(content);
  return {
    build,
    articles,
    pages: withLegalDates(withBlogDates(pages, articles), content.legal),
    centre: { name, email, phone, address: `${street}, ${postalCode} ${city}` },
    retentionMonths: legal.retentionMonths,
    waitingMonths: legal.waitingMonths,
    courses: Object.entries(content.courses).map(([id, { card }]) => ({ id, title: card.title })),
    campuses: Object.entries(content.campuses).map(([id, campus]) => ({ id, title: campus.name })),
    formTexts: fromKeys(languages, (language) => formTextsIn(language, content)),
    frameOrigins: [...new Set(frames)],
  };
}

function formTextsIn(language: Language, { formTexts, centre }: SiteContent): InLanguage<FormTexts> {
  const values = inLanguage(centre, language);
  const filled = JSON.stringify(inLanguage(formTexts, language), (_, value: unknown) =>
    typeof value === 'string' ? fillCentre(value, values) : value,
  );
  return JSON.parse(filled) as InLanguage<FormTexts>;
}

/** The pages of the route table that exist, with the day their content last changed where the content says it. */
export function sitePages(pages: readonly { page: PageId; params: RouteParams }[]): SitePage[] {
  return pages.flatMap(({ page, params }) => (page === 'notFound' ? [] : [{ route: page, params }]));
}
