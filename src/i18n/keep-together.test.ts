import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Makes no-break spaces visible. */
const seen = (text: string) => keepTogether(text).replaceAll('\u00A0', '~');

test.each([
  ['el 57 % de 3.356', 'el 57~% de 3.356'],
  ['35 dB en 2.000 Hz, 160/95 mmHg', '35~dB en 2.000~Hz, 160/95~mmHg'],
  ['de 70.000 a 200.000 EUR brutos', 'de 70.000 a 200.000~EUR brutos'],
  ['45 min y 12 meses', '45~min y 12~meses'],
  ['el certificado de clase 3, nivel 4 de la OACI', 'el certificado de clase~3, nivel~4 de la OACI'],
  ['Bloque 1: fase 2', 'Bloque~1: fase~2'],
  ['Vía 2', 'Vía~2'],
  ['B612-2, ADS-B', 'B612-2, ADS-B'],
  ['FEAST III and Annex V', 'FEAST~III and Annex~V'],
  ['Sociedad de Ejemplo, S. L., titular', 'Sociedad de Ejemplo, S.~L., titular'],
  ['Ley 39/2015, arts. 3 y 17', 'Ley 39/2015, arts.~3 y 17'],
  ['[November 7, 2023], 21 de noviembre de 2026', '[November~7, 2023], 21~de noviembre de 2026'],
])('keeps the parts of “%s” together', (text, expected) => {
  expect(seen(text)).toBe(expected);
});

test.each([
  'In 2025 May came early',
  'in November 2025',
  'con el código PFATC-19',
  'there were 3 members',
  'a 4 metros',
  'de clase trabajadora',
  'level I think',
  'the class in 2024',
])('“%s” is unchanged', (text) => {
  expect(seen(text)).toBe(text);
});
