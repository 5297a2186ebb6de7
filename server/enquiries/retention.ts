import type { Env } from '../env.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import type { EnquiryStore } from './store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The same day and time so many calendar months earlier, in UTC; the last day of the month where that day is missing.
 * @param months a whole number from 0
 */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(date.getUTCMonth() - months);
  // 31 March minus one month would be 31 February, which Date reads as a day in March.
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/**
 * How many months enquiries are kept: what the privacy policy says, unless the environment says otherwise. Then one of
 * the two is wrong, which the log is told.
 */
export function retentionMonths(
  { RETENTION_MONTHS: set }: Pick<Env, 'RETENTION_MONTHS'>,
  { retentionMonths: stated }: Pick<SiteFacts, 'retentionMonths'>,
  log: Pick<EnquiryLog, 'warn'>,
): number {
  if (set === undefined || set === stated) return stated;
  log.warn({ set, stated }, 'RETENTION_MONTHS differs from the months that the privacy policy states');
  return set;
}

/**
 * Deletes enquiries older than `months`, now and then once a day (D12, domain rule L9).
 * What was never sent goes too, with a warning: how long personal data may be kept does not depend on a mail server, and
 * nobody wants an automatic answer to an enquiry of last year. The command line showed it all that time.
 */
export function startRetention({ store, months, log }: { store: EnquiryStore; months: number; log: EnquiryLog }): {
  stop(): void;
} {
  async function purge(): Promise<void> {
    try {
      const { enquiries, unsent } = await store.purge(monthsBefore(new Date(), months));
      if (enquiries > 0) log.info({ enquiries, months }, 'old enquiries deleted');
      if (unsent > 0) log.warn({ unsent }, 'deliveries that had never been sent were deleted with their old enquiries');
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'old enquiries could not be deleted');
    }
  }

  void purge();
  const timer = setInterval(() => void purge(), dayMs).unref();
  return { stop: () => clearInterval(timer) };
}
