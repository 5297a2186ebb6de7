import { describe, expect, test } from 'vitest';
import { offers, rules } from '../../../tests/deciding-rules.ts';
import { costs, loanOf } from './costs.ts';
import type { CostsAnswers } from './questions.ts';

const resultFor = (answers: CostsAnswers) => costs(answers, rules, offers);
const amountsOf = (answers: CostsAnswers) =>
  Object.fromEntries(resultFor(answers).items.map(({ id, amount }) => [id, amount && [amount.from, amount.to]]));

describe('the French method gives published results', () => {
  // The sources are https://en.wikipedia.org/wiki/Mortgage_calculator, two other calculators, and
  // https://www.mlcalc.com/calculations-mortgage.htm.
  test.each([
    [200_000, 6.5, 30, 1264.14],
    [250_000, 4.5, 30, 1266.71],
    [250_000, 6.5, 30, 1580.17],
    [20_000, 6, 20, 143.29],
  ])('%i at %f %% over %i years is %f a month', (amount, interest, years, payment) => {
    expect(loanOf({ amount, interest, grace: 0, years }).payment).toBeCloseTo(payment, 2);
  });

  test('20,000 at 6 % over 20 years costs 14,389 of interest', () => {
    expect(Math.round(loanOf({ amount: 20_000, interest: 6, grace: 0, years: 20 }).interest)).toBe(14_389);
  });

  test('a loan without interest costs nothing, even with months of grace', () => {
    expect(loanOf({ amount: 12_000, interest: 0, grace: 24, years: 5 })).toEqual({
      inGrace: 0,
      payment: 200,
      interest: 0,
    });
  });

  test('each month of grace costs a twelfth of a year’s interest', () => {
    const terms = { amount: 60_000, interest: 6, years: 5 };
    const [with24, without] = [loanOf({ ...terms, grace: 24 }), loanOf({ ...terms, grace: 0 })];
    expect(with24.inGrace).toBeCloseTo(300, 6);
    expect(with24.interest - without.interest).toBeCloseTo(7200, 6);
    expect(with24.payment).toBe(without.payment);
  });
});

describe('cases worked out by hand', () => {
  test('Block 1 in Gran Canaria without a loan costs 27,000 + 6 × 374 + six months of food + two tests', () => {
    expect(amountsOf({ way: 'tower', campus: 'canarias' })).toEqual({
      course: [27_000, 27_000],
      rent: [2244, 2244],
      living: [1200, 2250],
      travel: null,
      medical: null,
      tests: [200, 320],
      licenceFee: null,
    });
    expect(resultFor({ way: 'tower', campus: 'canarias' }).total).toEqual({ from: 29_444 + 1200, to: 29_564 + 2250 });
  });

  test('the whole licence in Madrid needs a room for 11 months at 575 to 13 months at 633', () => {
    const { total, months } = resultFor({ way: 'complete', campus: 'madrid' });
    expect(months).toEqual({ from: 11, to: 13 });
    expect(amountsOf({ way: 'complete', campus: 'madrid' })).toMatchObject({ rent: [6325, 8229] });
    expect(total).toEqual({ from: 63_525 + 11 * 200, to: 65_549 + 13 * 375 });
  });

  test('the way to ENAIRE adds a fee of 15 for the selection, and ENAIRE is the only employer', () => {
    const { total, payBack } = resultFor({ way: 'enaire', campus: 'canarias' });
    // Block 1 in Gran Canaria, then Block 2 in Madrid.
    expect(total).toEqual({
      from: 57_000 + 6 * 374 + 5 * 575 + 11 * 200 + 200 + 15,
      to: 57_000 + 6 * 374 + 7 * 633 + 13 * 375 + 320 + 15,
    });
    expect(payBack.map(({ employer }) => employer)).toEqual(['enaire']);
  });

  test('Block 2 takes place in Madrid, whatever campus the address names, and needs no new language test', () => {
    const { campus, total } = resultFor({ way: 'block2', campus: 'canarias' });
    expect(campus).toBe('madrid');
    expect(total).toEqual({ from: 30_000 + 6 * 575 + 6 * 200, to: 30_000 + 6 * 633 + 6 * 375 });
  });

  test('57,000 at 5.85 % with two years of grace and five to pay costs 277.88, then 1,097.99 a month', () => {
    const { loan, terms } = resultFor({ loan: 57_000 });
    expect(terms).toEqual({ amount: 57_000, interest: 5.85, grace: 24, years: 5 });
    expect(loan?.inGrace).toBeCloseTo(277.875, 3);
    expect(loan?.payment).toBeCloseTo(1097.99, 1);
  });

  test('a quarter of 70,000 to 35,000 a year pays back Block 1 two to four years after its first day', () => {
    const { payBack } = resultFor({ way: 'tower', campus: 'canarias', rent: 30, living: 0, medical: 0, aside: 25 });
    // 27,000 + 6 × 30 + 200 to 320 = 27,380 to 27,500; 17,500 to 8,750 a year are set aside.
    const years = payBack[0]?.years;
    expect(years?.from).toBeCloseTo(0.5 + 27_380 / 17_500, 6);
    expect(years?.to).toBeCloseTo(0.5 + 27_500 / 8750, 6);
  });
});

test('the visitor’s own rent replaces the default for every month, on either campus', () => {
  const [there, here] = [{ campus: 'canarias' }, { campus: 'madrid' }] as const;
  const rented = (where: CostsAnswers) => amountsOf({ way: 'complete', rent: 500, ...where })['rent'];
  expect(rented(there)).toEqual([5500, 6500]);
  expect(rented(here)).toEqual([5500, 6500]);
});

test('amounts entered by the visitor are included, and unknown amounts are not', () => {
  const without = resultFor({ way: 'tower' });
  const written = resultFor({ way: 'tower', living: 400, travel: 300, medical: 150, rent: 500 });
  expect(written.total.from - without.total.from).toBe(6 * (400 - 200) + 300 + 150 + 6 * (500 - 575));
  expect(written.parts.reduce((total, { amount }) => total + amount.to, 0)).toBe(written.total.to);
});

test('without an answer there is no loan', () => {
  expect([resultFor({}).loan, resultFor({ loan: 0 }).loan]).toEqual([null, null]);
});

test('a price whose tax is unknown names 21 % of it beside the sum, not in it', () => {
  const untaxed = { ...offers, block1: { ...offers.block1, untaxed: true } };
  const { tax, total } = costs({ way: 'tower' }, rules, untaxed);
  expect(tax).toBe(5670);
  expect(total).toEqual(resultFor({ way: 'tower' }).total);
  expect(resultFor({ way: 'tower' }).tax).toBeNull();
});
