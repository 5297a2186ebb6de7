import { expect, test } from 'vitest';
import { chooseLanguage, languageOfCountry } from './choose-language.ts';

test.each([
  ['nothing is known', {}, 'es', 'default'],
  ['the address names a language', { requested: 'en', saved: 'es', country: 'ES' }, 'en', 'requested'],
  ['the address names an unknown language', { requested: 'fr', country: 'US' }, 'en', 'country'],
  ['a choice was saved', { saved: 'es', country: 'US' }, 'es', 'saved'],
  ['the saved value is not a language', { saved: '{"es"}', country: 'US' }, 'en', 'country'],
  ['the visitor is in Spain', { country: 'ES' }, 'es', 'country'],
  ['the visitor is in Mexico', { country: 'MX' }, 'es', 'country'],
  ['the visitor is in Brazil', { country: 'BR' }, 'en', 'country'],
  ['the country is in small letters', { country: 'gq' }, 'es', 'country'],
] as const)('chooses a language if %s', (_, facts, language, decidedBy) => {
  expect(chooseLanguage(facts)).toEqual({ language, decidedBy });
});

test('the twenty-one Spanish-speaking countries get Spanish, all others English', () => {
  const codes = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26)),
  );
  const spanish = codes.filter((code) => languageOfCountry(code) === 'es');
  expect(spanish.join(' ')).toBe('AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE');
});
