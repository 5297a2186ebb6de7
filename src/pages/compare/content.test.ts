import { beforeAll, expect, test } from 'vitest';
import { withoutSamples } from '../../../build/content/without-samples.ts';
import { content as everything } from '../../../tests/page-words.ts';
import { languages, type Language } from '../../i18n/language.ts';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { translator } from '../../i18n/words/words.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { hasPage } from '../course-parts/course-of.ts';
import type { ContentRequest } from '../page-content.ts';
import { compareContent } from './content.ts';

let content: SiteContent;
beforeAll(async () => (content = await everything));

function compared(language: Language, shown = content) {
  const t = translator(dictionaries[language]);
  const request = { content: shown, language, today: '2025-10-30', t } as unknown as ContentRequest;
  return compareContent(request).content;
}

function course(id: string, language: Language = 'en', shown = content) {
  const found = compared(language, shown).courses.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not compared`);
  return found;
}

/** Hours computed by hand from the tables of the course pages. */
test.each([
  ['block-1-tower', 172 + 52, 21 + 100],
  ['block-2-route-approach', 74 + 19 + 30 + 12, 18 + 144 + 32 + 108],
  ['complete-rating', 359, 423],
  ['full-rating', 359, 423],
])('%s has %i hours of theory and %i in the simulator', (id, theory, simulator) => {
  const { facts } = course(id);
  expect([facts.theory?.lines, facts.simulator?.lines]).toEqual([[String(theory)], [String(simulator)]]);
});

test.each([
  ['block-1-tower', 'ADC + SUR'],
  ['block-2-route-approach', 'APP, APS, ACP, ACS'],
  ['complete-rating', 'ADC + SUR, APP, APS, ACP, ACS'],
  ['atco-initial', 'On request'],
  ['call-preparation', 'None'],
])('the ratings of %s are stated as “%s”', (id, ratings) => {
  expect(course(id).facts.ratings?.lines).toEqual([ratings]);
});

test.each([
  ['block-1-tower', ['27,000\u00A0EUR', 'taxes: to be confirmed', false]],
  ['ansp-preparation', ['2,400 EUR', 'taxes: to be confirmed', true]],
  ['instructor-training', ['2,800 EUR a person', 'taxes: to be confirmed', true]],
  ['atco-initial', ['On request', undefined, false]],
])('the price of %s is %j', (id, expected) => {
  const [price] = course(id).head;
  expect([price?.value, price?.note, price?.sample]).toEqual(expected);
});

test('the board states once that its dates are samples, while the content sets its own day (`asOf`)', () => {
  expect(course('block-1-tower').head[1]).toMatchObject({ label: 'Start', value: '25 NOV 2025' });
  expect(compared('en').words.sample).toBe('Sample dates, as of October 30, 2025');
  const { asOf: _, ...editions } = content.editions;
  expect(compared('en', { ...content, editions }).words.sample).toBeUndefined();
});

test('without samples, a fact that only a sample states is “On request”', () => {
  const { head, facts } = course('ansp-preparation', 'en', withoutSamples(content));
  expect(head.map(({ value }) => value)).toEqual(['On request', 'On request']);
  expect([facts.hours?.lines, facts.campus?.lines]).toEqual([['On request'], ['On request']]);
});

test('a row with another label still gives its value', () => {
  const courses = structuredClone(content.courses);
  const rows = courses['block-1-tower']?.page?.cost.rows ?? [];
  for (const { label } of rows) label.en = 'What is in the price';
  expect(course('block-1-tower', 'en', { ...content, courses }).facts.includes?.lines[0]).toMatch(
    /^The theory and simulator hours/,
  );
});

test.each(languages)('in %s every course with a page is compared, with aim and entry requirements', (language) => {
  const ids = Object.entries(content.courses).flatMap(([id, record]) => (hasPage(record) ? [id] : []));
  const courses = compared(language).courses;
  expect(courses.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(Object.keys(content.compare.leadsTo).toSorted()).toEqual(ids.toSorted());
  const unknown = courses.filter(({ facts }) => /^(?:A consultar|On request)$/.test(facts.entry?.lines[0] ?? ''));
  expect(unknown.map(({ id }) => id)).toEqual([]);
});
