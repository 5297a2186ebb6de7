import { describe, expect, test } from 'vitest';
import { textsOf } from '../../tests/content-texts.ts';
import { content } from '../../tests/page-words.ts';
import { languages } from '../../src/i18n/language.ts';

// The figures of the specification. Their values may change, with a course's dates and prices, but none may go missing.
// Figures in texts are expected in both languages. After an intended change of a figure, change its row here.
// `src/pages/facts-of-pages.test.ts` tests that pages show the figures.

/** Places in `content/courses/<course>.yaml` that must have a value. */
const facts = `
  atco-initial: facts.duration facts.formats.0 facts.certification
  atco-initial: page.sections.phases.items.0.duration page.sections.phases.items.1.duration
  complete-rating: facts.duration facts.hours facts.seats facts.groupSize facts.simulatorShare facts.simulatorExercises
  complete-rating: facts.formats.0 facts.locations.0 facts.locations.1 facts.price.amount facts.ratings.0 facts.parts.0
  complete-rating: facts.parts.1 editions.0.start editions.1.start card.figures.0.amount
  full-rating: facts.duration facts.hours facts.seats facts.groupSize facts.simulatorShare facts.simulatorExercises
  full-rating: facts.formats.0 facts.locations.0 facts.locations.1 facts.price.amount facts.ratings.0 facts.parts.0
  full-rating: facts.parts.1 editions.0.start editions.1.start
  block-1-tower: facts.duration facts.hours facts.seats facts.locations.0 facts.locations.1 facts.price.amount
  block-1-tower: facts.ratings.0 facts.endorsements.0 facts.certification facts.curriculum.duration
  block-1-tower: facts.curriculum.subjects.1 editions.0.start editions.2.start page.sections.phases.items.0.hours
  block-1-tower: page.sections.phases.items.1.hours card.facts.duration card.figures.0.amount card.figures.1.amount
  block-1-tower: card.figures.2.amount
  block-2-route-approach: facts.duration facts.hours facts.seats facts.locations.0 facts.price.amount facts.ratings.3
  block-2-route-approach: facts.curriculum.duration facts.curriculum.subjects.3 page.sections.phases.items.0.hours
  block-2-route-approach: page.sections.phases.items.1.hours editions.0.start card.figures.0.amount card.figures.1.amount
  call-preparation: facts.duration facts.hours facts.hoursByFormat.2 facts.price.amount editions.0.start.day
  call-preparation: page.description.claim.value page.sections.process.phases.1.minimumTotal
  call-preparation: page.sections.syllabus.topics.8
  ansp-preparation: facts.duration facts.formats.0 facts.formats.1 editions.2.start
`;
const places = [...facts.matchAll(/^ +(.+): (.+)$/gm)].map(([, course = '', paths = '']) => [course, paths] as const);

/** Figures in the texts of a course: the value, and its form in each language. */
const inTexts: readonly (readonly [course: string, figure: string, es: RegExp, en: RegExp])[] = [
  ['atco-initial', 'the minimum age', /18 años/, /18 years/],
  ['atco-initial', 'the level of English', /B2 o superior/, /B2 or higher/],
  ['atco-initial', 'the studies', /bachillerato o equivalente/, /upper secondary education or equivalent/],
  ['atco-initial', 'the medical certificate', /clase 3/, /class 3/],
  ['atco-initial', 'the legal basis', /2015\/340 y 2023\/893/, /2015\/340 and 2023\/893/],
  ['complete-rating', 'the age', /de 18 a menos de 65/, /18 to under 65/],
  ['complete-rating', 'the level of English', /nivel 4/, /level 4/],
  ['complete-rating', 'the level of Spanish', /nivel 6/, /level 6/],
  ['complete-rating', 'the time to a post', /18 meses/, /18 months/],
  ['complete-rating', 'the legal basis', /2015\/340/, /2015\/340/],
  ['full-rating', 'the age', /de 18 a menos de 65/, /18 to under 65/],
  [
    'full-rating',
    'the levels of English and Spanish',
    /inglés 4 o más y español 6/,
    /English 4 or higher and Spanish 6/,
  ],
  ['full-rating', 'the time to the licence', /18 meses/, /18 months/],
  ['block-1-tower', 'the age', /de 18 a menos de 65/, /18 to under 65/],
  ['block-1-tower', 'the legal basis', /2015\/340/, /2015\/340/],
  ['block-2-route-approach', 'the levels of English and Spanish', /inglés 4 y español 6/, /English 4 and Spanish 6/],
  ['call-preparation', 'the timetable', /19:00[–-]21:00/, /19:00[–-]21:00/],
  ['call-preparation', 'the time to a post', /18 meses como máximo/, /at most 18 months/],
  ['call-preparation', 'the success rate', /98\s%/, /98%/],
  ['call-preparation', 'the starting salary', /31\.000\sEUR/, /31,000\sEUR/],
  ['call-preparation', 'the range of salaries', /70\.000 y 200\.000\sEUR/, /70,000 and 200,000\sEUR/],
  ['instructor-training', 'the experience', /al menos 1 año/, /at least 1 year/],
  ['evaluator-training', 'the experience', /al menos 2 años/, /at least 2 years/],
];

test.each(places)('content/courses/%s.yaml states its figures: %s', async (course, paths) => {
  const record: unknown = (await content).courses[course];
  const missing = paths.split(' ').filter((path) => valueAt(record, path) === undefined);
  expect(missing, `content/courses/${course}.yaml has nothing at these places`).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  test.each(inTexts)('content/courses/%s.yaml contains %s', async (course, _, es, en) => {
    const texts = textsOf((await content).courses[course], language).map(({ text }) => text);
    expect(
      texts.find((text) => ({ es, en })[language].test(text)),
      `no text of content/courses/${course}.yaml says ${{ es, en }[language]}`,
    ).toBeDefined();
  });
});

/** The value at a path; in a list of sections, a key names the kind of the section. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((place, key) => {
    if (Array.isArray(place)) return place.find((item) => item?.kind === key) ?? place[Number(key)];
    return typeof place === 'object' && place ? Reflect.get(place, key) : undefined;
  }, value);
}
