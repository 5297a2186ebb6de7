import { expect, test } from 'vitest';
import { queryTerms, stem, termsOf } from './analyse.ts';

test('words are compared without accents, capitals, endings and words that say nothing', () => {
  expect(termsOf('¿Cuánto cuestan los Exámenes médicos?', 'es')).toEqual(termsOf('cuesta examen medico', 'es'));
  expect(termsOf('How long are the courses?', 'en')).toEqual(termsOf('long course', 'en'));
});

test.each([
  ['habilitaciones', 'habilitacion'],
  ['torres', 'torre'],
  ['lentillas', 'lentilla'],
  ['luces', 'luz'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one, 'es')).toBe(stem(other, 'es'));
});

test('codes stay as they are', () => {
  expect(termsOf('ADC, C1 y AIS', 'es')).toEqual(['adc', 'c1', 'ais']);
});

test('what was typed comes before what else it may be called', () => {
  const [group = []] = queryTerms('ADI', 'es');
  expect(group[0]).toBe('adi');
  expect(group).toContain('adc');
});
