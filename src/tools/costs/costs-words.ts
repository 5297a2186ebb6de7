import { euros, wordList } from '../../i18n/format.ts';
import { fill } from '../../i18n/words/fill.ts';
import { locales, type Language } from '../../i18n/language.ts';
import type { CostsResult } from './costs.ts';
import { eurosText, rangeText } from '../parts/amounts.ts';
import type { CostsToolContent } from './content.ts';

/** The drawing ends at this number of years, as later years are no basis for a plan. */
export const mostYears = 40;

/** The time, the way and the place of a total, to follow it. */
export function statusText(result: CostsResult, { texts }: CostsToolContent): string {
  return fill(texts.result.status, {
    way: texts.questions.way.options[result.way],
    campus: texts.questions.campus.options[result.campus],
    months: `${rangeText(result.months)} ${texts.result.monthsUnit}`,
  });
}

/** The items that are not in the total, and the tax that may come on top of it, as sentences. */
export function besidesText(
  { items, tax }: CostsResult,
  { texts, rules }: CostsToolContent,
  language: Language,
): string {
  const { result } = texts;
  const leftOut = items.filter(({ amount }) => !amount).map(({ id }) => lowered(result.items[id]));
  return [
    ...(leftOut.length > 0 ? [fill(result.leftOut, { items: wordList(leftOut, language) })] : []),
    ...(tax === null ? [] : [fill(result.tax, { rate: rules.tax.vat.from, tax: euros(tax, language) })]),
  ].join(' ');
}

/** A label with a small first letter, for the middle of a sentence. */
function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The amount of interest in the total, as a sentence; empty without a loan. */
export function interestText({ loan, terms }: CostsResult, { texts }: CostsToolContent, language: Language): string {
  if (!loan) return '';
  return fill(texts.result.withInterest, {
    interest: euros(loan.interest, language),
    amount: euros(terms.amount, language),
  });
}

/** The cost of the loan per month and in all, as sentences; without a loan, a sentence that says so. */
export function loanText({ loan, terms }: CostsResult, { texts }: CostsToolContent, language: Language): string {
  const { text, none } = texts.result.loan;
  if (!loan) return none;
  return fill(text, {
    amount: euros(terms.amount, language),
    interest: decimal(terms.interest, language, 2),
    inGrace: euros(loan.inGrace, language),
    grace: terms.grace,
    payment: euros(loan.payment, language),
    years: terms.years,
    total: euros(loan.interest, language),
  });
}

/** A sentence for each employer: the years until the pay covers the cost, or that there are more than `mostYears`. */
export function payBackTexts({ payBack }: CostsResult, { texts }: CostsToolContent, language: Language): string[] {
  const { payBack: said, employers } = texts.result;
  return payBack.map(({ employer, pay, years }) =>
    years.from > mostYears
      ? fill(said.far, { employer: employers[employer], most: mostYears })
      : fill(said.text, {
          employer: employers[employer],
          from: decimal(years.from, language, 1),
          to: decimal(years.to, language, 1),
          pay: eurosText(pay, language),
        }),
  );
}

/** The budget as plain text for an enquiry, one item per line, without anything that identifies the visitor. */
export function costsText(result: CostsResult, content: CostsToolContent, language: Language): string {
  const { letter, items } = content.texts.result;
  const counted = result.items.flatMap(({ id, amount }) =>
    amount ? [`- ${items[id]}: ${eurosText(amount, language)}`] : [],
  );
  return [
    letter.opening,
    `${eurosText(result.total, language)} ${statusText(result, content)}`,
    ...counted,
    besidesText(result, content, language),
    loanText(result, content, language),
    '',
    letter.question,
  ].join('\n');
}

/** A number with a maximum number of decimals: "5,85" in Spanish, "5.85" in English. */
export function decimal(value: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: digits }).format(value);
}
