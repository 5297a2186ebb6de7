import { costsQuestions, type CostsAnswers } from './questions.ts';
import type { Rules } from '../parts/deciding-facts.ts';
import { sum, type Range } from '../parts/amounts.ts';
import type { OfferId, Offers } from '../parts/offers.ts';

/** Cost items of a way, in the order of the table. */
const itemIds = [
  'course',
  'rent',
  'living',
  'travel',
  'medical',
  'tests',
  'roundFee',
  'licenceFee',
  'interest',
] as const;
export type ItemId = (typeof itemIds)[number];

/** Parts of the cost bar: each is the sum of some items. */
const partIds = ['course', 'living', 'papers', 'interest'] as const;
export type PartId = (typeof partIds)[number];

const partOf: Readonly<Record<ItemId, PartId>> = {
  course: 'course',
  rent: 'living',
  living: 'living',
  travel: 'living',
  medical: 'papers',
  tests: 'papers',
  roundFee: 'papers',
  licenceFee: 'papers',
  interest: 'interest',
};

const employerIds = ['enaire', 'private'] as const;
export type EmployerId = (typeof employerIds)[number];

export type CostsWay = NonNullable<CostsAnswers['way']>;

/** The offer that a way consists of. */
export const offerOf: Readonly<Record<CostsWay, OfferId>> = {
  complete: 'complete',
  enaire: 'full',
  tower: 'block1',
  block2: 'block2',
};

/** ENAIRE hires nobody who has only a tower rating. ENAIRE's own selection leads only to ENAIRE. */
const employersOf: Readonly<Record<CostsWay, readonly EmployerId[]>> = {
  complete: employerIds,
  enaire: ['enaire'],
  tower: ['private'],
  block2: employerIds,
};

/**
 * Our own defaults where no source gives one: months of grace, years of payments, per cent of the pay that is saved.
 */
export const assumed = { grace: 24, years: 5, aside: 25 } as const;

/** A loan: euros, per cent a year, months in which interest alone is paid, and years of equal payments after them. */
export type LoanTerms = { amount: number; interest: number; grace: number; years: number };

/** A loan in euros: the payment in a month of grace, the payment in a later month, and the whole interest. */
export type Loan = { inGrace: number; payment: number; interest: number };

export type CostsResult = {
  way: CostsWay;
  /** Where the course begins: Block 2 is taught in Madrid only. */
  campus: 'madrid' | 'canarias';
  months: Range;
  /** Months in Gran Canaria before Block 2 in Madrid; null for candidates who do not move. */
  monthsBeforeMove: Range | null;
  /** `amount` is null, and not part of the sum, if neither a source nor the visitor states it. */
  items: readonly { id: ItemId; amount: Range | null }[];
  parts: readonly { id: PartId; amount: Range }[];
  total: Range;
  /** Euros of VAT that would come on top of the course's price; null if the price states its tax. */
  tax: number | null;
  terms: LoanTerms;
  /** Null if there is no loan. */
  loan: Loan | null;
  /**
   * Years from the first day of the course until the savings equal the total. The yearly pay is a range with a source.
   */
  payBack: readonly { employer: EmployerId; pay: Range; years: Range }[];
};

/** The ways whose course is offered at the moment. */
export function offeredWays(offers: Offers): CostsWay[] {
  return costsQuestions.way.options.filter((way) => !offers[offerOf[way]].hidden);
}

/**
 * Adds up the costs of a way and its loan, and calculates the years of pay that cover them. A missing answer takes its
 * default, if it has one: no loan, a rented room, and food as published.
 */
export function costs(answers: CostsAnswers, rules: Rules, offers: Offers): CostsResult {
  const offered = offeredWays(offers);
  const way = offered.find((each) => each === answers.way) ?? offered[0] ?? 'complete';
  const offer = offers[offerOf[way]];
  const campus = way === 'block2' ? 'madrid' : (answers.campus ?? 'madrid');
  const price = offer.price ?? 0;
  const terms = {
    amount: answers.loan ?? 0,
    interest: answers.interest ?? rules.interest.study.from,
    grace: answers.grace ?? assumed.grace,
    years: answers.years ?? assumed.years,
  };
  const loan = terms.amount > 0 ? loanOf(terms) : null;
  const monthsBeforeMove = campus === 'canarias' && way !== 'tower' ? offers.block1.months : null;
  const rent =
    answers.rent === undefined ? rules.rent : { madrid: exactly(answers.rent), canarias: exactly(answers.rent) };
  const here = monthsBeforeMove ?? offer.months;
  const later = { from: offer.months.from - here.from, to: offer.months.to - here.to };
  const { languageTest, enaireFee } = rules.cost;
  const amounts: Record<ItemId, Range | null> = {
    course: offer.price === null ? null : exactly(price),
    rent: sum([times(rent[campus], here), times(rent.madrid, later)]),
    living: times(answers.living === undefined ? rules.living.food : exactly(answers.living), offer.months),
    travel: given(answers.travel),
    medical: given(answers.medical),
    tests: way === 'block2' ? exactly(0) : { from: 2 * languageTest.from, to: 2 * languageTest.to },
    roundFee: way === 'enaire' ? { from: enaireFee.from, to: enaireFee.to } : exactly(0),
    licenceFee: null,
    interest: exactly(loan ? Math.round(loan.interest) : 0),
  };
  const total = sum(Object.values(amounts));
  const aside = (answers.aside ?? assumed.aside) / 100;
  return {
    way,
    campus,
    months: offer.months,
    monthsBeforeMove,
    items: itemIds.map((id) => ({ id, amount: amounts[id] })).filter(({ amount }) => amount === null || amount.to > 0),
    parts: partIds
      .map((id) => ({ id, amount: sum(itemIds.filter((item) => partOf[item] === id).map((item) => amounts[item])) }))
      .filter(({ amount }) => amount.to > 0),
    total,
    tax: offer.untaxed ? Math.round((price * rules.tax.vat.from) / 100) : null,
    terms,
    loan,
    payBack: employersOf[way].map((employer) => {
      const pay = { from: rules.pay[employer].from, to: rules.pay[employer].to };
      return {
        employer,
        pay,
        years: {
          from: offer.months.from / 12 + total.from / (pay.to * aside),
          to: offer.months.to / 12 + total.to / (pay.from * aside),
        },
      };
    }),
  };
}

function times(amount: Range, months: Range): Range {
  return { from: amount.from * months.from, to: amount.to * months.to };
}

function exactly(amount: number): Range {
  return { from: amount, to: amount };
}

function given(amount: number | undefined): Range | null {
  return amount === undefined ? null : exactly(amount);
}

/**
 * Calculates a loan by the French method: equal monthly payments, of which the interest on the remaining debt is paid
 * first. Monthly interest is a twelfth of the yearly rate. In the months of grace only the interest is paid.
 */
export function loanOf({ amount, interest, grace, years }: LoanTerms): Loan {
  const rate = interest / 1200;
  const months = years * 12;
  const payment = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  const inGrace = amount * rate;
  return { inGrace, payment, interest: grace * inGrace + months * payment - amount };
}
