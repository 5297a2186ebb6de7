import { madridDay, madridMidnight, mondayOf } from '../../src/site/days.ts';
import type { ChoiceTitles } from '../enquiries/leads/enquiry-workbook.ts';
import type { EnquiryLog } from '../enquiries/enquiry-log.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import { storedFigures, weeksBefore } from './office-figures.ts';
import { reportLetter } from './report-letter.ts';

type Settings = {
  store: Pick<EnquiryStore, 'countedEnquiries' | 'countedDeliveries' | 'queueReport'>;
  centre: { name: string; titles: ChoiceTitles };
};

const hourMs = 60 * 60_000;
/** Eight o'clock on Monday in Madrid. Clocks change on Sundays, so every Monday has 24 hours. */
const dueAfterMs = 8 * hourMs;
/** A server that was down at that time queues the mail up to a day late; a later mail would confuse. */
const lateMs = 24 * hourMs;
/** Number of weeks over which the time to the first answer is calculated, the present one included. */
const weeks = 5;

/**
 * Queues the mail with last week's figures if it is due. Any number of processes may call it: the week is part of the
 * delivery's unique id.
 * @returns whether this call queued it
 */
export async function queueWeeklyReport({ store, centre }: Settings, now: Date): Promise<boolean> {
  const monday = mondayOf(madridDay(now));
  const late = now.getTime() - madridMidnight(monday).getTime() - dueAfterMs;
  if (late < 0 || late >= lateMs) return false;
  return store.queueReport(`report-mail.${monday}`, async () => {
    const since = weeksBefore(now, weeks);
    return reportLetter(await storedFigures(store, since, now), centre);
  });
}

/** Queues the weekly mail every Monday until stopped. */
export function startWeeklyReport({ log, ...settings }: Settings & { log: EnquiryLog }): { stop(): void } {
  async function look(): Promise<void> {
    try {
      if (await queueWeeklyReport(settings, new Date())) log.info({}, 'weekly figures queued');
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the weekly figures could not be queued yet');
    }
  }
  void look();
  const timer = setInterval(() => void look(), 60_000).unref();
  return { stop: () => clearInterval(timer) };
}
