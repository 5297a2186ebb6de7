import type { Rules } from '../src/tools/parts/deciding-facts.ts';
import type { Offers } from '../src/tools/parts/offers.ts';

const source = 'test';

/** Facts from the sources of November 2026, repeated here so that results worked out by hand stay valid. */
export const rules: Rules = {
  age: {
    licence: { from: 18, source },
    enaire: { from: 18, to: 64, source },
    ireland: { from: 19, source },
    uk: { from: 18, source },
    portugal: { from: 18, to: 27, source },
  },
  months: {
    enaireSelection: { from: 7, to: 7, source },
    irelandCourse: { from: 18, to: 18, source },
    ukCourse: { from: 12, to: 15, source },
    licence: { from: 0, to: 3, source },
  },
  cost: { enaireFee: { from: 15, to: 15, source }, languageTest: { from: 100, to: 160, source } },
  rent: { madrid: { from: 575, to: 633, source }, canarias: { from: 374, to: 374, source } },
  living: { food: { from: 200, to: 375, source } },
  tax: { vat: { from: 21, to: 21, source } },
  pay: { enaire: { from: 34715, to: 83172, source }, private: { from: 35000, to: 70000, source } },
  interest: { study: { from: 5.85, to: 5.85, source } },
  hiring: { ireland: { source }, uk: { source }, portugal: { source } },
};

/** The courses as their pages stated them on 30 October 2025. */
export const offers: Offers = {
  block1: { months: { from: 6, to: 6 }, price: 27_000, starts: '2025-11' },
  block2: { months: { from: 6, to: 6 }, price: 30_000, starts: '2025-11' },
  complete: { months: { from: 11, to: 13 }, price: 57_000, starts: '2025-11' },
  full: { months: { from: 11, to: 13 }, price: 57_000, starts: '2025-11' },
  initial: { months: { from: 24, to: 24 }, price: null, starts: null },
};
