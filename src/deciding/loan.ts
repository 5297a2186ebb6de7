/** A loan: euros, per cent a year, months in which interest alone is paid, and years of equal payments after them. */
export type LoanTerms = { amount: number; interest: number; grace: number; years: number };

/** The costs of a loan in euros: a month of grace, a month after it, and the interest of the whole time. */
export type Loan = { inGrace: number; payment: number; interest: number };

/**
 * Reckons a loan by the French method: the same payment every month, which pays the interest on the remaining debt
 * first. A month bears a twelfth of the year's interest. In the months of grace only the interest is paid.
 */
export function loanOf({ amount, interest, grace, years }: LoanTerms): Loan {
  const rate = interest / 1200;
  const months = years * 12;
  const payment = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  const inGrace = amount * rate;
  return { inGrace, payment, interest: grace * inGrace + months * payment - amount };
}
