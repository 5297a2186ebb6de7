import type { VisitFacts } from '../../src/schema/booking.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import type { EnquiryStore } from './store/store.ts';

/** Interval between checks, in milliseconds. */
const everyMs = 5 * 60_000;

/**
 * Checks every five minutes for reminders that are due, and for free places for people on waiting lists. Several
 * processes may do so at once.
 * @param visits reads the visits of the present content
 * @param wake makes the outbox poll for new mails
 */
export function startVisits({
  store,
  visits,
  log,
  wake,
}: {
  store: Pick<EnquiryStore, 'keepVisits'>;
  visits: () => readonly VisitFacts[];
  log: EnquiryLog;
  wake: () => void;
}): { stop(): void } {
  async function look(): Promise<void> {
    try {
      const { moved, reminded } = await store.keepVisits(visits());
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

  void look();
  const timer = setInterval(() => void look(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
