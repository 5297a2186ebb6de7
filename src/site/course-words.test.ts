import { describe, expect, test } from 'vitest';
import { languages, type Localized } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import type { Duration, Price, Quantity } from '../schema/course-facts.ts';
import type { StartDate } from '../schema/start-date.ts';
import * as say from './course-words.ts';

type Row<Fact> = readonly [fact: Fact, words: Localized<string>];

const quantities: readonly Row<Quantity>[] = [
  [16, { es: '16', en: '16' }],
  [{ over: 1350 }, { es: 'más de 1.350', en: 'more than 1,350' }],
  [{ about: 20 }, { es: 'unas 20', en: 'about 20' }],
  [{ atMost: 16 }, { es: 'máximo 16', en: 'at most 16' }],
  [
    { from: 11, to: 13 },
    { es: '11–13', en: '11–13' },
  ],
];

const durations: readonly Row<Duration>[] = [
  [
    { amount: 6, unit: 'month' },
    { es: '6 meses', en: '6 months' },
  ],
  [
    { amount: 1, unit: 'year' },
    { es: '1 año', en: '1 year' },
  ],
  [
    { amount: { about: 20 }, unit: 'week' },
    { es: 'unas 20 semanas', en: 'about 20 weeks' },
  ],
  [{ variable: true }, { es: 'variable', en: 'variable' }],
];

const starts: readonly (readonly [StartDate, Localized<string>, short: Localized<string>])[] = [
  [
    { day: '2025-09-02' },
    { es: '2 de septiembre de 2025', en: 'September 2, 2025' },
    { es: '2 SEP 2025', en: '2 SEP 2025' },
  ],
  [{ month: '2025-01' }, { es: 'enero de 2025', en: 'January 2025' }, { es: 'ENE 2025', en: 'JAN 2025' }],
  [
    { season: 'autumn', year: 2026 },
    { es: 'otoño de 2026', en: 'autumn 2026' },
    { es: 'OTOÑO 2026', en: 'AUTUMN 2026' },
  ],
  [
    { accordingToCall: true },
    { es: 'según convocatoria', en: 'according to call' },
    { es: 'según convocatoria', en: 'according to call' },
  ],
  ['to-be-announced', { es: 'fecha por anunciar', en: 'date to be announced' }, { es: 'por anunciar', en: 'TBA' }],
  [{ onRequest: true }, { es: 'fecha a consultar', en: 'dates on request' }, { es: 'a consultar', en: 'on request' }],
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

  test.each(quantities)('a quantity of %j is written out', (quantity, words) => {
    expect(plain(say.quantityText(quantity, writing))).toBe(words[language]);
  });

  test.each(durations)('a duration of %j is written out', (duration, words) => {
    expect(plain(say.durationText(duration, writing))).toBe(words[language]);
  });

  test.each(starts)('a start of %j is written in long and short form', (start, words, short) => {
    expect(plain(say.startText(start, writing))).toBe(words[language]);
    expect(plain(say.shortStart(start, writing))).toBe(short[language]);
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
