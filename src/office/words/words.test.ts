import { expect, test } from 'vitest';
import { contentEn as siteEn } from '../../i18n/words/content-en.ts';
import { contentEs as siteEs } from '../../i18n/words/content-es.ts';
import { en } from './en.ts';
import { es, type OfficeWords } from './es.ts';
import { counted, translator } from './words.ts';

const keys = Object.keys(es) as (keyof OfficeWords)[];
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(keys)('%s has the same placeholders in both languages', (key) => {
  expect(places(en[key])).toEqual(places(es[key]));
});

test('counts have a singular and a plural text', () => {
  expect(counted(translator('es'), 'list.total', 1)).toBe('1 consulta');
  expect(counted(translator('es'), 'list.total', 0)).toBe('0 consultas');
  expect(counted(translator('en'), 'list.total', 2)).toBe('2 enquiries');
});

test('unknown places and taxes are named in the words of the site', () => {
  for (const [own, site] of [
    [es, siteEs],
    [en, siteEn],
  ] as const) {
    for (const key of ['edition.places.none', 'edition.placesUnknown'] as const)
      expect(own[key]).toContain(site['facts.toBeSaid']);
    for (const tax of ['included', 'excluded', 'exempt', 'unconfirmed'] as const)
      expect(own[`edition.tax.${tax}`]).toBe(site[`facts.tax.${tax}`]);
  }
});

test('large numbers have the separators of their language', () => {
  expect(counted(translator('es'), 'list.total', 9999)).toBe('9.999 consultas');
  expect(translator('es')('list.totalMore', { count: 1000 })).toBe('más de 1.000 consultas');
  expect(translator('en')('list.totalMore', { count: 1000 })).toContain('1,000');
});
