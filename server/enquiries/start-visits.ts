import type { VisitFacts } from '../../src/schema/booking.ts';
import { every } from '../every.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import type { EnquiryStore } from './store/store.ts';

/** Interval between checks, in milliseconds. */
const everyMs = 5 * 60_000;

/** Setting of the store: since when checks have followed each other, and the last check, both ISO 8601. */
const clockSetting = 'visit-clock';
/** Longest pause between checks that follow each other, and how long they must do so before reminders, in ms. */
const longestPauseMs = 3 * everyMs;
const steadyMs = 60 * 60_000;

/**
 * Checks every five minutes for reminders that are due, and for free places for people on waiting lists. Several
 * processes may do so at once. A reminder is sent once, so a wrong clock at a start must remind nobody: reminders begin
 * when the checks have followed each other for an hour.
 * @param visits reads the visits of the present content
 * @param wake makes the outbox poll for new mails
 */
export function startVisits({
  store,
  visits,
  log,
  wake,
}: {
  store: Pick<EnquiryStore, 'keepVisits' | 'readSetting' | 'writeSetting'>;
  visits: () => readonly VisitFacts[];
  log: EnquiryLog;
  wake: () => void;
}): { stop(): void } {
  async function isClockSteady(): Promise<boolean> {
    const now = new Date();
    const [since = '', last = ''] = (await store.readSetting(clockSetting))?.split(' ') ?? [];
    const pause = now.getTime() - Date.parse(last);
    const from = pause >= 0 && pause <= longestPauseMs ? since : now.toISOString();
    await store.writeSetting(clockSetting, `${from} ${now.toISOString()}`);
    return now.getTime() - Date.parse(from) >= steadyMs;
  }

  async function queueDueMails(): Promise<void> {
    try {
      const { moved, reminded } = await store.keepVisits(visits(), { reminds: await isClockSteady() });
      if (moved + reminded === 0) return;
      log.info({ moved, reminded }, 'mails about visits queued');
      wake();
    } catch (error) {
      log.error(
        { reason: (error as Error).message },
        'moves from waiting lists and reminders of visits could not all be queued: tried again in five minutes',
      );
    }
  }

  void queueDueMails();
  return every(everyMs, queueDueMails);
}
