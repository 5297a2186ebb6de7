import { feedArticles, withBlogDates } from './feed-articles.ts';
import type { SiteFacts } from '../server/site-facts.ts';
import { dictionaries } from '../src/i18n/words/dictionaries.ts';
import { translator } from '../src/i18n/words/words.ts';
import { allEditions } from '../src/site/course-editions.ts';
import { startText } from '../src/site/course-words.ts';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { inLanguage, languages, type InLanguage, type Language, type Localized } from '../src/i18n/language.ts';
import type { Course } from '../src/schema/course.ts';
import type { FormTexts } from '../src/schema/form-texts.ts';
import { fillCentre } from '../src/schema/placeholders.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { RouteParams } from '../src/site/links.ts';
import type { PageId } from '../src/site/page-data.ts';
import type { SitePage } from '../src/site/sitemap.ts';
import { hasPage } from '../src/pages/course-parts/course-of.ts';
import { courseCalendars } from './course-calendars.ts';
import { visitFacts } from './visit-facts.ts';
import { contentDay } from '../src/site/content-day.ts';
import { withLegalDates } from './legal/legal-dates.ts';

/** Picks the content that the server itself needs: for forms, e-mails, feeds, calendars and the sitemap. */
export function siteFacts(content: SiteContent, build: string, pages: readonly SitePage[], llms = ''): SiteFacts {
  const { name, email, phone, addresses, legal } = content.centre;
  const { street, postalCode, city } = addresses.madrid;
  const frames = Object.values(addresses).map(({ map }) => new URL(map.frame).origin);
  const articles = feedArticles(content);
  const all = inCatalogueOrder(content);
  return {
    build,
    articles,
    pages: withLegalDates(withBlogDates(pages, articles), content.legal),
    centre: { name, email, phone, address: `${street}, ${postalCode} ${city}` },
    retentionMonths: legal.retentionMonths,
    waitingMonths: legal.waitingMonths,
    courses: all.map(([id, { card }]) => ({ id, title: card.title })),
    offeredCourses: Object.keys(content.courses),
    courseCodes: Object.fromEntries(all.map(([id, { code }]) => [id, code])),
    syllabuses: Object.entries(content.courses).flatMap(([id, course]) => (hasPage(course) ? [id] : [])),
    campuses: Object.entries(content.campuses).map(([id, campus]) => ({ id, title: campus.name })),
    editions: editionMessages(content),
    calendars: courseCalendars(content, contentDay(content, new Date())),
    visits: visitFacts(content),
    formTexts: fromKeys(languages, (language) => formTextsIn(language, content)),
    answers: answerTemplates(content),
    frameOrigins: [...new Set(frames)],
    llms,
  };
}

/** The first lines of messages about editions. */
function editionMessages(content: SiteContent): SiteFacts['editions'] {
  return allEditions(content).map(({ id, course, campus, start }) => ({
    id,
    title: fromKeys(languages, (language) => {
      const t = translator(dictionaries[language]);
      const said = startText(start, { language, t });
      return t('editions.message', {
        course: content.courses[course]?.card.title[language] ?? course,
        start: content.editions.asOf ? t('sample.label', { label: said }) : said,
        place: t(`facts.place.${campus}`),
      });
    }),
  }));
}

/** All courses in the order of the catalogue: by category, then by `order`. Courses not offered are included. */
function inCatalogueOrder({ courses, hiddenCourses, catalogue }: SiteContent): [string, Course][] {
  const places = catalogue.categories.map(({ id }) => id);
  const placeOf = ({ category }: Course) => places.indexOf(category);
  return Object.entries({ ...courses, ...hiddenCourses }).toSorted(
    ([, a], [, b]) => placeOf(a) - placeOf(b) || a.order - b.order,
  );
}

function formTextsIn(language: Language, { formTexts, centre }: SiteContent): InLanguage<FormTexts> {
  const values = inLanguage(centre, language);
  const filled = JSON.stringify(inLanguage(formTexts, language), (_, value: unknown) =>
    typeof value === 'string' ? fillCentre(value, values) : value,
  );
  return JSON.parse(filled) as InLanguage<FormTexts>;
}

function answerTemplates({ answers, centre }: SiteContent): SiteFacts['answers'] {
  const inOrder = Object.entries(answers).toSorted(([, one], [, other]) => one.order - other.order);
  const filled = (texts: Localized<string>) =>
    fromKeys(languages, (language) => fillCentre(texts[language], inLanguage(centre, language)));
  return Object.fromEntries(
    inOrder.map(([id, template]) => [
      id,
      { ...template, subject: filled(template.subject), text: filled(template.text) },
    ]),
  );
}

/** The existing pages of the route table. */
export function sitePages(pages: readonly { page: PageId; params: RouteParams }[]): SitePage[] {
  return pages.flatMap(({ page, params }) => (page === 'notFound' ? [] : [{ route: page, params }]));
}
