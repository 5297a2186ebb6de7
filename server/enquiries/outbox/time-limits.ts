/**
 * How long a mail may take up to the end of its text, in milliseconds. Nothing has been handed over until then, so an
 * attempt that is cut off is safely repeated.
 */
export const handOverLimitMs = 2 * 60_000;

/**
 * How long a mail server may take to answer the final dot, in milliseconds: RFC 5321, section 4.5.3.2.6. A client that
 * hangs up earlier and sends again makes copies.
 */
export const acceptanceLimitMs = 10 * 60_000;

/** How long one delivery may take before the outbox cuts it off, in milliseconds. */
export const deliveryLimitMs = handOverLimitMs + acceptanceLimitMs + 30_000;

/** How long a delivery that was cut off may take to report whether anything was handed over, in milliseconds. */
export const verdictMs = 1_000;

/**
 * Duration of a lease, in milliseconds: until its end no other process takes up the delivery. It leaves time for the
 * delivery and for storing the outcome, so a lease usually ends without an outcome only after a crash.
 */
export function leaseMs(limitMs: number): number {
  return limitMs + verdictMs + 45_000;
}
