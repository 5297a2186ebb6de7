import { expect, test } from 'vitest';
import { acronymsIn, explainedTerm, isAcronym, termTexts, termsPath } from './glossary-terms.ts';

const both = (text: string) => ({ es: `${text} es`, en: `${text} en` });
const terms = [
  { id: 'adc', term: 'ADC', kind: 'rating', rating: 'ADC' },
  { id: 'atpl', term: { es: 'ATPL', en: 'Pilot' }, kind: 'licence', name: both('name'), short: both('short') },
  { id: 'tower', term: 'tower', kind: 'place', name: both('tower'), short: both('high'), before: both('hut') },
] as const;
const content = {
  glossary: { terms },
  catalogue: { ratings: [{ code: 'ADC', name: both('rating'), meaning: both('control'), before: both('ADV') }] },
} as never as Parameters<typeof termTexts>[0];

test("a rating is explained with the catalogue's text, every other term with its own", () => {
  const explained = terms.map((term) => explainedTerm(term as never, content, 'en'));
  expect(explained).toEqual([
    { id: 'adc', term: 'ADC', name: 'rating en', short: 'control en', before: 'ADV en' },
    { id: 'atpl', term: 'Pilot', name: 'name en', short: 'short en', before: null },
    { id: 'tower', term: 'tower', name: 'tower en', short: 'high en', before: 'hut en' },
  ]);
});

test('an unknown rating in the glossary is refused', () => {
  const term = { id: 'x', term: 'X', rating: 'XYZ' } as never;
  expect(() => explainedTerm(term, content, 'es')).toThrow('The glossary explains the rating XYZ');
});

test.each([
  ['ADC', true],
  ['ADS-B', true],
  ['PAN PAN', true],
  ['N14', true],
  ['C1', true],
  ['A', false],
  ['Torre', false],
  ['ADc', false],
  ['ADS-', false],
  ['ADS--B', false],
  ['SERÁ', true],
])('%s counts as an acronym: %s', (term, expected) => {
  expect(isAcronym(term)).toBe(expected);
});

test('pages explain only the acronyms of their language', () => {
  expect(termsPath('en')).toBe('/data/en/terms.json');
  expect(acronymsIn(content.glossary, 'es')).toEqual([
    { term: 'ADC', id: 'adc' },
    { term: 'ATPL', id: 'atpl' },
  ]);
  expect(acronymsIn(content.glossary, 'en')).toEqual([{ term: 'ADC', id: 'adc' }]);
  expect(termTexts(content, 'en')).toEqual({ adc: ['ADC', 'rating en', 'control en'] });
  expect(Object.keys(termTexts(content, 'es'))).toEqual(['adc', 'atpl']);
});
