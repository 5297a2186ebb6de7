import { describe, expect, test } from 'vitest';
import { languages } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import type { Duration, Price, Quantity } from '../schema/course-facts.ts';
import type { StartDate } from '../schema/start-date.ts';
import * as say from './course-words.ts';

const quantities: readonly [Quantity, es: string, en: string][] = [
  [16, '16', '16'],
  [{ over: 1350 }, 'más de 1.350', 'more than 1,350'],
  [{ about: 20 }, 'unas 20', 'about 20'],
  [{ atMost: 16 }, 'máximo 16', 'at most 16'],
  [{ from: 11, to: 13 }, '11–13', '11–13'],
];

const durations: readonly [Duration, es: string, en: string][] = [
  [{ amount: 6, unit: 'month' }, '6 meses', '6 months'],
  [{ amount: 1, unit: 'year' }, '1 año', '1 year'],
  [{ amount: { about: 20 }, unit: 'week' }, 'unas 20 semanas', 'about 20 weeks'],
  [{ variable: true }, 'variable', 'variable'],
];

/** Starts in long and short form. */
const starts: readonly [StartDate, es: string, en: string][] = [
  [{ day: '2025-09-02' }, '2 de septiembre de 2025 | 2 SEP 2025', 'September 2, 2025 | 2 SEP 2025'],
  [{ month: '2025-01' }, 'enero de 2025 | ENE 2025', 'January 2025 | JAN 2025'],
  [{ season: 'autumn', year: 2026 }, 'otoño de 2026 | OTOÑO 2026', 'autumn 2026 | AUTUMN 2026'],
  [{ accordingToCall: true }, 'según convocatoria | según convocatoria', 'according to call | according to call'],
  ['to-be-announced', 'fecha por anunciar | por anunciar', 'date to be announced | TBA'],
  [{ onRequest: true }, 'fecha a consultar | a consultar', 'dates on request | on request'],
];

const price: Price = {
  amount: 57_000,
  currency: 'EUR',
  tax: 'exempt',
  confirmed: true,
  excludes: { es: 'el alojamiento', en: 'accommodation' },
};

/** Turns no-break spaces into plain spaces. */
function plain(words: string): string {
  return words.replaceAll('\u00A0', ' ');
}

describe.each(languages)('in %s', (language) => {
  const writing = { language, t: translator(dictionaries[language]) };

  test.each(quantities)('a quantity of %j is written out', (quantity, es, en) => {
    expect(plain(say.quantityText(quantity, writing))).toBe({ es, en }[language]);
  });

  test.each(durations)('a duration of %j is written out', (duration, es, en) => {
    expect(plain(say.durationText(duration, writing))).toBe({ es, en }[language]);
  });

  test.each(starts)('a start of %j is written in long and short form', (start, es, en) => {
    const words = `${say.startText(start, writing)} | ${say.shortStart(start, writing)}`;
    expect(plain(words)).toBe({ es, en }[language]);
  });

  test('a price has its tax and its exclusions', () => {
    const { amount, tax, excludes } = say.priceText(price, writing);
    expect(plain(`${amount} ${tax}`)).toBe(
      { es: '57.000 EUR exento de IVA e IGIC', en: '57,000 EUR exempt from VAT and IGIC' }[language],
    );
    expect(excludes).toContain(price.excludes[language]);
  });

  test('an unconfirmed tax is named as such', () => {
    expect(say.priceText({ ...price, confirmed: false }, writing).tax).toBe(
      { es: 'impuestos: por confirmar', en: 'taxes: to be confirmed' }[language],
    );
  });

  test('places and formats are written as lists', () => {
    const facts = { locations: ['madrid', 'canarias'], formats: ['inPerson', 'online'] } as const;
    const [locations, formats] = [[...facts.locations], [...facts.formats]];
    expect(say.locationsText({ locations }, writing)).toBe(
      { es: 'Madrid y Gran Canaria', en: 'Madrid and Gran Canaria' }[language],
    );
    expect(say.formatsText({ formats }, writing)).toBe(
      { es: 'presencial y online', en: 'in person and online' }[language],
    );
  });
});
