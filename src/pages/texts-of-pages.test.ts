import { describe, expect, test } from 'vitest';
import { missingOn, textsOf } from '../../tests/content-texts.ts';
import { content, drawDocument } from '../../tests/page-words.ts';
import { elementsOf } from '../../tests/html-elements.ts';
import { languages, type Language } from '../i18n/language.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { routeIds, type RouteId } from '../site/routes.ts';

/** Picks the content of which every text must be on the page. */
type Pick = (content: SiteContent, language: Language) => object;

/** The content named as the page, or the page of a course. */
function ownTexts(page: RouteId): Pick {
  return (all) =>
    page in all
      ? all[page as keyof SiteContent]
      : (Object.values(all.courses).find((course) => course.route === page && course.page)?.page ?? {});
}

/**
 * Pages with tests of their own. Blog, articles and legal texts are Markdown; the search only has interface texts. The
 * tools for deciding show different texts for each answer: `src/tools/tools-of-pages.test.ts`.
 */
const elsewhere = new Set<RouteId>([
  'blog',
  'canI',
  'costs',
  'search',
  'article',
  'privacy',
  'cookies',
  'legalNotice',
  'accessibility',
]);

/** Pages with other texts than those of `ownTexts`. */
const textsOfPages: Partial<Record<RouteId, Pick>> = {
  homeAlternative: ({ landing }) => landing,
  homeAlternative2: ({ landing }) => landing,
  courses: ({ catalogue, courses }, language) => {
    const { ratings: _, ...page } = catalogue;
    const categories = catalogue.categories.filter(({ shownIn }) => shownIn.includes(language));
    const shown = new Set(categories.map(({ id }) => id));
    const cards = Object.entries(courses).filter(([, { category }]) => shown.has(category));
    return { ...page, categories, courses: Object.fromEntries(cards.map(([id, { card }]) => [id, card])) };
  },
  calendar: ({ editions }) => editions,
  madrid: ({ campuses }) => campuses.madrid,
  canarias: ({ campuses }) => campuses.canarias,
  advancedTraining: ({ advancedTraining, courses }) => ({
    ...advancedTraining,
    programmes: {
      ...advancedTraining.programmes,
      ...advancedTraining.courses.map(({ course }) => courses[course]?.programme),
    },
  }),
  callPreparation: (all, language) => ({ ...ownTexts('callPreparation')(all, language), people: all.people }),
  glossary: ({ glossary: { hero, kinds } }) => ({ hero, kinds }),
  thanksEnglish: ({ thanks }) => thanks,
};

/** Texts that a page shows only after a click, at some time of day, or for some addresses; browser tests check them. */
const later: Partial<Record<RouteId, RegExp>> = {
  // Shown only on the page of the initial course, whose drawing does not have the way block by block.
  home: /^who\.profile\.label$/,
  courses: /^modal\./,
  // Shown while an edition has places.
  fullRating: /^hero\.action$/,
  calendar: /^empty$|^hero\.none$/,
  // The text shown if there is no session, and lines for other pages.
  visits: /^none$|^line\./,
  // Messages about invalid addresses, courses besides the first ones, and texts with a number in them.
  compare: /^form\.(field|unknown|tooMany)$|^board\.(alone|differ|agree)$|^(leadsTo|entry)\.|^noRatings$/,
  career: /^form\.(unknown|here|behind)$|^words\.route$|^references\.read$/,
  // Messages about invalid addresses, sheets, results and stored papers.
  mockExam: /^(problems|sheet|result|progress)\.|^form\.clear$|^board\.last$|^format\.undated$/,
  contact: /^panel\.hours\.open/,
  licenceGuide: /^(instructions\.application\.data\.copied|help\.subject|checklist\.(past|calendar))$/,
  teamsGuide: /^(contact\.subject|help)$/,
  position: /^start\.(challenge|soon|sign|radio|spanish|english|stepped)$/,
  feedback: /^empty$|^search\.(clear|none|count)/,
};

describe.each(languages)('in %s', (language) => {
  test.each(routeIds.filter((page) => !elsewhere.has(page)))('%s shows every text of its content', async (page) => {
    const pick = textsOfPages[page] ?? ownTexts(page);
    const texts = textsOf(pick(await content, language), language);
    const shownAtOnce = texts.filter(({ path }) => !later[page]?.test(path));
    expect(shownAtOnce.length, `textsOfPages does not say where the texts of ${page} stand`).toBeGreaterThan(0);
    expect(await missingOn(page, language, shownAtOnce)).toEqual([]);
  });

  test("a category hidden in a language is not in that language's catalogue", async () => {
    const all = structuredClone(await content);
    const category = all.catalogue.categories[0]!;
    category.shownIn = languages.filter((each) => each !== language);
    const { html } = drawDocument(all, { page: 'courses', language, params: {} });
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).not.toContain(`id="${category.id}"`);
    for (const course of Object.values(all.courses))
      if (course.category === category.id) expect(main).not.toContain(course.card.description[language]);
  });
});

test('in English the address of the specialized courses, which are hidden, shows all others', async () => {
  const search = '?category=specialized';
  const { html } = drawDocument(await content, { page: 'courses', language: 'en', params: {}, search });
  const boards = elementsOf(html, 'section').filter(({ attributes }) => attributes['id'] && !('hidden' in attributes));
  expect(boards.map(({ attributes }) => attributes['id'])).toEqual(
    expect.arrayContaining(['initial', 'preparation', 'advanced']),
  );
  expect(boards.map(({ attributes }) => attributes['id'])).not.toContain('specialized');
  const chosen = elementsOf(html, 'a').filter(({ attributes }) => attributes['aria-current'] === 'true');
  expect(chosen.map(({ text }) => text)).toEqual([expect.stringMatching(/^All\d+$/)]);
  const soon = elementsOf(html, 'button').find(({ text }) => text === 'Coming soon');
  expect(soon?.attributes).toHaveProperty('disabled');
});
