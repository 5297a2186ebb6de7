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
 * How long a process that has taken up a delivery keeps it from all others, in milliseconds. This is longer than a
 * delivery and the note of its outcome can take. The end of the lease means that the process is dead.
 */
export function leaseMs(limitMs: number): number {
  return limitMs + verdictMs + 45_000;
}
