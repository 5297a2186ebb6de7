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
function problemsAfter(kind: keyof typeof files, change: (draft: Draft) => void): string[] {
  const draft: Draft = parse((texts[files[kind]] ?? '').replaceAll(placeholder, 'seis meses'));
  change(draft);
  const { error } = contentFiles[kind].schema.safeParse(draft);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const firstPicture = (draft: Draft, kind: string) => Object.values<Draft>(draft).find((each) => each.kind === kind);
const firstSample = { sample: true, ask: '¿Cuántos?' };
const confirmed = { sample: undefined, ask: undefined };

test.each(Object.keys(files) as (keyof typeof files)[])('%s of the site has no errors', (kind) => {
  expect(problemsAfter(kind, () => {})).toEqual([]);
});

const refusals: readonly (readonly [
  what: string,
  kind: keyof typeof files,
  problem: RegExp,
  change: (d: Draft) => void,
])[] = [
  [
    'a pair of press items with one id',
    'press',
    /^items: two items have the same id$/,
    (d) => d.items.push({ ...d.items[0] }),
  ],
  [
    'a person without permission',
    'people',
    /^testimonials\.0: a real person needs consentRef$/,
    (d) => {
      Object.assign(d.testimonials[0], { sample: false, consentRef: undefined });
    },
  ],
  [
    'a light drawing for both themes',
    'pictures',
    /deep: this picture is too light for the dark theme/,
    (d) => {
      Object.assign(firstPicture(d, 'chart'), { deep: true, color: '#414141' });
    },
  ],
  [
    'a scene with words of its own',
    'pictures',
    /kind: only a drawing has words/,
    (d) => {
      Object.assign(firstPicture(d, 'render'), { words: true });
    },
  ],
  [
    'a scene for both themes',
    'pictures',
    /kind: only a drawing has words/,
    (d) => {
      Object.assign(firstPicture(d, 'render'), { deep: true, color: '#000000' });
    },
  ],
  [
    'a scene without a caption',
    'pictures',
    /caption: a render needs a caption/,
    (d) => {
      delete firstPicture(d, 'render').caption;
    },
  ],
  ['a pair of terms with one id', 'glossary', /^: two terms have the same id/, (d) => d.terms.push({ ...d.terms[0] })],
  [
    'a source that is not in the list',
    'glossary',
    /^: a term names a source that is not in the list/,
    (d) => {
      Object.assign(d.terms[0], { source: 'nobody', own: undefined });
    },
  ],
  [
    'a term without a source',
    'glossary',
    /^terms\.0: a term names its source, or says/,
    (d) => {
      Object.assign(d.terms[0], { source: undefined, own: undefined });
    },
  ],
  [
    'a term with both a source and an explanation of our own',
    'glossary',
    /^terms\.0: a term names its source, or says/,
    (d) => {
      Object.assign(d.terms[0], { source: Object.keys(d.sources)[0], own: true });
    },
  ],
  [
    'a duplicate of a category',
    'catalogue',
    /^categories: a category is listed twice$/,
    (d) => d.categories.push({ ...d.categories[0] }),
  ],
  [
    'a list without one category',
    'catalogue',
    /^categories: every category must be listed once: /,
    (d) => {
      d.categories[1] = { ...d.categories[0] };
    },
  ],
  [
    'a duplicate of a rating',
    'catalogue',
    /^ratings: a rating is listed twice$/,
    (d) => (d.ratings[1] = { ...d.ratings[0] }),
  ],
  [
    'inscription without its last day',
    'selectionRounds',
    /inscription\.to: /,
    (d) => {
      d.rounds[0].inscription = { from: '2026-02-02', source: 'https://www.enaire.es/' };
    },
  ],
  [
    'inscription that ends before it begins',
    'selectionRounds',
    /inscription: the last day is before the first/,
    (d) => {
      d.rounds[0].inscription = { from: '2026-02-02', to: '2026-02-01', source: 'https://www.enaire.es/' };
    },
  ],
  [
    'a round out of order',
    'selectionRounds',
    /^rounds: rounds stand in order/,
    (d) => d.rounds.push({ ...d.rounds[0] }),
  ],
  [
    'a sample answer without a question',
    'facilities',
    /^items\.0: “sample: true”/,
    (d) => {
      Object.assign(d.items[0], { sample: true, ask: undefined });
    },
  ],
  [
    'a question beside a confirmed answer',
    'facilities',
    /^items\.0: “sample: true”/,
    (d) => {
      Object.assign(d.items[0], { sample: undefined, ask: '¿Cuántos?' });
    },
  ],
  [
    'a pair of instructors with one name',
    'feedback',
    /^instructors: two instructors have the same name$/,
    (d) => {
      d.instructors.push({ ...d.instructors[0] });
    },
  ],
  [
    'a duplicate of a service',
    'services',
    /^services\.items: each service stands once$/,
    (d) => {
      d.services.items[1] = { ...d.services.items[0] };
    },
  ],
  [
    'a sample offer without a question',
    'services',
    /^offer\.items\.0: “sample: true”/,
    (d) => {
      Object.assign(d.offer.items[0], { sample: true, ask: undefined });
    },
  ],
  [
    'a sample reference without a question',
    'services',
    /^references\.items\.0: “sample: true”/,
    (d) => {
      const text = { es: 'a', en: 'b' };
      d.references.items.unshift({ client: text, work: text, result: text, sample: true });
    },
  ],
  [
    'a sample response time without a question',
    'contact',
    /^panel\.answer: “sample: true”/,
    (d) => {
      d.panel.answer = { label: { es: 'a', en: 'b' }, text: { es: 'a', en: 'b' }, sample: true };
    },
  ],
  [
    'a consent without a link to the policy',
    'formTexts',
    /privacy: both languages need \{policy\} once/,
    (d) => {
      d.consent.privacy.en = 'I agree.';
    },
  ],
  [
    'a consent with two links',
    'formTexts',
    /privacy: both languages need \{policy\} once/,
    (d) => {
      d.consent.privacy.es = '{policy} y {policy}';
    },
  ],
  [
    'a course with a page and a section',
    'courses',
    /^: a course has a page or a section/,
    (d) => {
      const text = { es: 'a', en: 'b' };
      Object.assign(d, { anchor: 'x', programme: { description: text, topics: [text, text, text] } });
    },
  ],
  ['a route without a page', 'courses', /^: a route needs texts, and texts need a route$/, (d) => delete d.page],
  ['a page without a route', 'courses', /^: a route needs texts, and texts need a route$/, (d) => delete d.route],
  [
    'an anchor without a section',
    'courses',
    /^: an anchor and a section on a shared page go together$/,
    (d) => (d.anchor = 'x'),
  ],
  [
    'a course with a price and no row about what it includes',
    'courses',
    /^: a course with a price needs a row with “fact: includes”/,
    (d) => {
      for (const row of d.page.cost.rows) delete row.fact;
    },
  ],
  [
    'two rows with one fact',
    'courses',
    /^: two rows state the same fact/,
    (d) => {
      for (const row of d.page.cost.rows.slice(0, 2)) row.fact = 'includes';
    },
  ],
  [
    'a sum of hours that does not add up',
    'courses',
    /^: the hours by format do not add up to the hours$/,
    (d) => {
      Object.assign(d.facts, {
        hours: 10,
        hoursByFormat: [
          { format: 'online', hours: 4 },
          { format: 'inPerson', hours: 5 },
        ],
      });
    },
  ],
];

test.each(refusals)('%s is refused', (_, kind, problem, change) => {
  expect(problemsAfter(kind, change)).toContainEqual(expect.stringMatching(problem));
});

test.each([
  ['people', (d: Draft) => Object.assign(d.testimonials[0], { sample: false, consentRef: 'folder 3' })],
  ['pictures', (d: Draft) => Object.assign(firstPicture(d, 'chart'), { deep: true, color: '#404040' })],
  [
    'pictures',
    (d: Draft) => Object.assign(firstPicture(d, 'chart'), { deep: undefined, color: '#ffffff', words: true }),
  ],
  ['facilities', (d: Draft) => Object.assign(d.items[0], firstSample)],
  ['facilities', (d: Draft) => Object.assign(d.items[0], confirmed)],
  [
    'selectionRounds',
    (d: Draft) => (d.rounds[0].inscription = { from: '2026-02-01', to: '2026-02-01', source: 'https://a.es/' }),
  ],
  ['selectionRounds', (d: Draft) => (d.rounds[0].inscription = { to: '2026-02-01', source: 'https://a.es/' })],
] as const)('%s may have the change of row %#', (kind, change) => {
  expect(problemsAfter(kind, change)).toEqual([]);
});
