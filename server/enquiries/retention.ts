import { confirmationDays } from '../../src/schema/subscription.ts';
import type { Env } from '../env.ts';
import type { SiteFacts } from '../site-facts.ts';
import { every } from '../every.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import type { EnquiryStore } from './store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many months enquiries are kept, and how many months subscriptions are kept after their confirmation. */
export type RetentionMonths = { enquiries: number; waiting: number };

/** The times before which rows are deleted. */
export function retentionBounds(now: Date, { enquiries, waiting }: RetentionMonths) {
  const [received, confirmed] = [monthsBefore(now, enquiries), monthsBefore(now, waiting)];
  return {
    received,
    confirmed,
    requested: new Date(now.getTime() - confirmationDays * dayMs),
    /** An erasure stays on record as long as a backup may contain the erased enquiry. */
    erasures: new Date(Math.min(received.getTime(), confirmed.getTime())),
  };
}

/**
 * The same day and time some calendar months earlier, in UTC; the last day of the month if it is shorter.
 * @param months a whole number from 0
 */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(date.getUTCMonth() - months);
  // 31 March minus one month would be 31 February, which Date reads as a day in March.
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** How long data are kept: enquiries for the months of the setting, or else of the privacy policy. */
export function monthsKept(
  { RETENTION_MONTHS: set }: Pick<Env, 'RETENTION_MONTHS'>,
  { retentionMonths, waitingMonths }: Pick<SiteFacts, 'retentionMonths' | 'waitingMonths'>,
): RetentionMonths {
  return { enquiries: set ?? retentionMonths, waiting: waitingMonths };
}

/** Logs a setting that differs from the privacy policy's number: one of them is wrong. */
export function warnOfMonths(
  { RETENTION_MONTHS: set }: Pick<Env, 'RETENTION_MONTHS'>,
  { retentionMonths: stated }: Pick<SiteFacts, 'retentionMonths'>,
  log: Pick<EnquiryLog, 'warn'>,
): void {
  if (set !== undefined && set !== stated)
    log.warn({ set, stated }, 'RETENTION_MONTHS differs from the months that the privacy policy states');
}

/** Setting of the store with the time of the last check, ISO 8601. Checks within `agreeAfterHours` do not count. */
const checkSetting = 'purge-look';
/**
 * Least and greatest number of hours between the first check and the second. After a longer pause the next check counts
 * as the first.
 */
const agreeAfterHours = 20;
const agreeUntilHours = 72;
const hourMs = 60 * 60 * 1000;

/** A purge may always delete `plausibleNumber` rows, and more only up to `plausibleShare` of all rows. */
const plausibleNumber = 10;
const plausibleShare = 0.25;

/** Whether a purge would delete a usual number of rows. With a wrong clock or setting, it would delete too many. */
export function isPlausible({ old, stored }: { old: number; stored: number }): boolean {
  return old <= plausibleNumber || old <= stored * plausibleShare;
}

/**
 * Deletes enquiries, bookings and subscriptions older than `months`, and unconfirmed requests, as the privacy policy
 * promises. Checks at the start and then once a day. A check deletes only if the last one was about a day ago: a wrong
 * clock at one start deletes nothing. The numbers of enquiries and subscriptions must also be plausible. The number of
 * bookings is not checked: after a season without visits all bookings are old, and an alarm would delay the deletion of
 * enquiries. Unsent deliveries are deleted too, with a warning: personal data must not be kept longer because a mail
 * server fails.
 */
export function startRetention({
  store,
  months: monthsNow,
  log,
}: {
  store: EnquiryStore;
  months: () => RetentionMonths;
  log: EnquiryLog;
}): { stop(): void } {
  async function purgeIfDue(): Promise<void> {
    try {
      const now = new Date();
      const before = await store.readSetting(checkSetting);
      const hours = before === null ? Number.NaN : (now.getTime() - Date.parse(before)) / hourMs;
      if (hours >= 0 && hours < agreeAfterHours) return;
      await store.writeSetting(checkSetting, now.toISOString());
      if (!(hours >= agreeAfterHours && hours <= agreeUntilHours)) return;
      const months = monthsNow();
      const bounds = retentionBounds(now, months);
      await purge(bounds, months.enquiries);
      await purgeSubscriptions(bounds, months.waiting);
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'old enquiries, bookings or subscriptions could not be deleted');
    }
  }

  type Bounds = ReturnType<typeof retentionBounds>;

  async function purge({ received, erasures }: Bounds, months: number): Promise<void> {
    if (refuses(await store.purgeable('enquiries', received), 'enquiries', months)) return;
    const { enquiries, bookings, unsent } = await store.purge(received, erasures);
    if (enquiries + bookings > 0)
      log.info({ enquiries, bookings, months }, 'old enquiries and bookings of visits deleted');
    if (unsent > 0)
      log.warn({ unsent }, 'deliveries that had never been sent were deleted with their old enquiries and bookings');
  }

  async function purgeSubscriptions({ confirmed, requested }: Bounds, months: number): Promise<void> {
    if (refuses(await store.purgeable('subscriptions', confirmed), 'subscriptions', months)) return;
    const subscriptions = await store.purgeSubscriptions({ confirmed, requested });
    if (subscriptions > 0) log.info({ subscriptions, months }, 'old subscriptions deleted');
  }

  function refuses(
    found: Parameters<typeof isPlausible>[0],
    what: 'enquiries' | 'subscriptions',
    months: number,
  ): boolean {
    if (isPlausible(found)) return false;
    log.error(
      { ...found, months },
      `more old ${what} than a purge usually finds: if the clock is right, "leads -- purge --yes" deletes them`,
    );
    return true;
  }

  void purgeIfDue();
  return every(dayMs, purgeIfDue);
}
