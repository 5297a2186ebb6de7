import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFiles } from './site-content.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- content before it is checked may be anything
type Draft = any;

const files = {
  press: 'press.yaml',
  people: 'people.yaml',
  pictures: 'pictures.yaml',
  glossary: 'glossary.yaml',
  catalogue: 'catalogue.yaml',
  selectionRounds: 'selection-round.yaml',
  facilities: 'facilities.yaml',
  feedback: 'pages/feedback.yaml',
  services: 'pages/services.yaml',
  contact: 'pages/contact.yaml',
  formTexts: 'pages/form-texts.yaml',
  courses: 'courses/block-1-tower.yaml',
} as const;
const texts = Object.fromEntries(Object.values(files).map((file) => [file, readFileSync(`content/${file}`, 'utf8')]));
/** A placeholder for a figure is replaced by a text of typical length: “seis meses”. */
const placeholder = /(?<!\{)\{[\w-]+:[^{}]*\}/g;

/** The problems of the site's own content after a change. */
function problemsAfter(kind: keyof typeof files, change: (draft: Draft) => unknown): string[] {
  const draft: Draft = parse((texts[files[kind]] ?? '').replaceAll(placeholder, 'seis meses'));
  change(draft);
  const { error } = contentFiles[kind].schema.safeParse(draft);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const picture = (draft: Draft, kind: string) => Object.values<Draft>(draft).find((each) => each.kind === kind);
/** A term with an explanation of our own. */
const own = (term: Draft): Draft => Object.assign(term, { source: undefined, own: true });
const pair = { es: 'a', en: 'b' };
const sample = { sample: true, ask: undefined };
const isSample = { sample: true, ask: '¿Cuántos?' };
const inscription = { from: '2026-02-02', to: '2026-02-01', source: 'https://www.enaire.es/' };
const permission = { sample: false, consentRef: undefined };
const hoursByFormat = [
  { format: 'online', hours: 4 },
  { format: 'inPerson', hours: 5 },
];

test.each(Object.keys(files) as (keyof typeof files)[])('%s of the site has no errors', (kind) => {
  expect(problemsAfter(kind, () => {})).toEqual([]);
});

test.each<[keyof typeof files, problem: string, change: (draft: Draft) => unknown]>([
  ['press', 'items: two items have the same id', (d) => d.items.push(d.items[0])],
  ['people', 'testimonials.0: a real person needs consentRef', (d) => Object.assign(d.testimonials[0], permission)],
  [
    'pictures',
    'deep: this picture is too light for the dark theme',
    (d) => Object.assign(picture(d, 'chart'), { deep: true, color: '#414141' }),
  ],
  ['pictures', 'kind: only a drawing has words', (d) => Object.assign(picture(d, 'render'), { words: true })],
  [
    'pictures',
    'kind: only a drawing has words',
    (d) => Object.assign(picture(d, 'render'), { deep: true, color: '#000000' }),
  ],
  ['pictures', 'caption: a render needs a caption', (d) => delete picture(d, 'render').caption],
  ['glossary', ': two terms have the same id', (d) => d.terms.push(d.terms[0])],
  ['glossary', ': a term names a source that is not in the list', (d) => (d.terms[0].source = 'nobody')],
  ['glossary', 'terms.0: a term names its source, or says', (d) => delete own(d.terms[0]).own],
  [
    'glossary',
    'terms.0: a term names its source, or says',
    (d) => (own(d.terms[0]).source = Object.keys(d.sources)[0]),
  ],
  ['catalogue', 'categories: a category is listed twice', (d) => d.categories.push(d.categories[0])],
  ['catalogue', 'categories: every category must be listed once: ', (d) => (d.categories[1] = d.categories[0])],
  ['catalogue', 'ratings: a rating is listed twice', (d) => (d.ratings[1] = d.ratings[0])],
  ['selectionRounds', 'inscription.to: ', (d) => (d.rounds[0].inscription = { ...inscription, to: undefined })],
  ['selectionRounds', 'inscription: the last day is before the first', (d) => (d.rounds[0].inscription = inscription)],
  ['selectionRounds', 'rounds: rounds stand in order', (d) => d.rounds.push(d.rounds[0])],
  ['facilities', 'items.0: “sample: true”', (d) => Object.assign(d.items[0], sample)],
  ['facilities', 'items.0: “sample: true”', (d) => Object.assign(d.items[0], isSample, { sample: undefined })],
  ['feedback', 'instructors: two instructors have the same name', (d) => d.instructors.push(d.instructors[0])],
  ['services', 'services.items: each service stands once', (d) => (d.services.items[1] = d.services.items[0])],
  ['services', 'offer.items.0: “sample: true”', (d) => Object.assign(d.offer.items[0], sample)],
  [
    'services',
    'references.items.0: “sample: true”',
    (d) => d.references.items.unshift({ client: pair, work: pair, result: pair, sample: true }),
  ],
  ['contact', 'panel.answer: “sample: true”', (d) => (d.panel.answer = { label: pair, text: pair, sample: true })],
  ['formTexts', 'privacy: both languages need {policy} once', (d) => (d.consent.privacy.en = 'I agree.')],
  ['formTexts', 'privacy: both languages need {policy} once', (d) => (d.consent.privacy.es = '{policy} y {policy}')],
  [
    'courses',
    ': a course has a page or a section',
    (d) => Object.assign(d, { anchor: 'x', programme: { description: pair, topics: [pair, pair, pair] } }),
  ],
  ['courses', ': a route needs texts, and texts need a route', (d) => delete d.page],
  ['courses', ': a route needs texts, and texts need a route', (d) => delete d.route],
  ['courses', ': an anchor and a section on a shared page go together', (d) => (d.anchor = 'x')],
  [
    'courses',
    ': a course with a price needs a row with “fact: includes”',
    (d) => d.page.cost.rows.forEach((row: Draft) => delete row.fact),
  ],
  [
    'courses',
    ': two rows state the same fact',
    (d) => d.page.cost.rows.slice(0, 2).forEach((row: Draft) => (row.fact = 'includes')),
  ],
  ['courses', ': the hours by format do not add up', (d) => Object.assign(d.facts, { hours: 10, hoursByFormat })],
])('a fault of %s is refused with “%s” (row %#)', (kind, problem, change) => {
  expect(problemsAfter(kind, change)).toContainEqual(expect.stringContaining(problem));
});

test.each<[keyof typeof files, change: (draft: Draft) => unknown]>([
  ['people', (d) => Object.assign(d.testimonials[0], { sample: false, consentRef: 'folder 3' })],
  ['pictures', (d) => Object.assign(picture(d, 'chart'), { deep: true, color: '#404040' })],
  ['pictures', (d) => Object.assign(picture(d, 'chart'), { deep: undefined, color: '#ffffff', words: true })],
  ['facilities', (d) => Object.assign(d.items[0], isSample)],
  ['facilities', (d) => Object.assign(d.items[0], { sample: undefined, ask: undefined })],
  ['selectionRounds', (d) => (d.rounds[0].inscription = { ...inscription, from: inscription.to })],
  ['selectionRounds', (d) => (d.rounds[0].inscription = { ...inscription, from: undefined })],
])('%s may have the change of row %#', (kind, change) => {
  expect(problemsAfter(kind, change)).toEqual([]);
});
