import { expect, test } from 'vitest';
import { chooseLanguage, languageOfCountry } from './choose-language.ts';

test.each([
  ['nothing is known', {}, 'es', 'default'],
  ['the address asks', { requested: 'en', saved: 'es', country: 'ES' }, 'en', 'requested'],
  ['the address asks for a language that there is not', { requested: 'fr', country: 'US' }, 'en', 'country'],
  ['a choice was saved', { saved: 'es', country: 'US' }, 'es', 'saved'],
  ['what was saved is nonsense', { saved: '{"es"}', country: 'US' }, 'en', 'country'],
  ['a visitor from Spain', { country: 'ES' }, 'es', 'country'],
  ['a visitor from Mexico', { country: 'MX' }, 'es', 'country'],
  ['a visitor from Brazil', { country: 'BR' }, 'en', 'country'],
  ['a country in small letters', { country: 'gq' }, 'es', 'country'],
] as const)('%s', (_, facts, language, decidedBy) => {
  expect(chooseLanguage(facts)).toEqual({ language, decidedBy });
});

test('the twenty-one Spanish-speaking countries get Spanish, all others English', () => {
  const codes = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26)),
  );
  const spanish = codes.filter((code) => languageOfCountry(code) === 'es');
  expect(spanish.join(' ')).toBe('AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE');
});
