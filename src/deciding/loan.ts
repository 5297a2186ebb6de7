/** A loan: euros, per cent a year, months in which interest alone is paid, and years of equal payments after them. */
export type LoanTerms = { amount: number; interest: number; grace: number; years: number };

/** A loan in euros: the payment in a month of grace, the payment in a later month, and the whole interest. */
export type Loan = { inGrace: number; payment: number; interest: number };

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
