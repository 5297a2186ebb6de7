import {
  erasingQuery,
  erasingRequest,
  type ErasingRequest,
  type Whose,
  type ErasingOutcome,
  type ErasingPreview,
  type Keeping,
} from '../../../src/schema/office-erasing.ts';
import { confirmationDays } from '../../../src/schema/subscription.ts';
import { addMonths, madridDay } from '../../../src/site/days.ts';
import { eraseWithRecord } from '../../enquiries/leads/erasure-log.ts';
import { monthsKept, retentionBounds } from '../../enquiries/retention.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { officeRoute, ownerRoute, RequestError, type OfficeRoute } from '../office-route.ts';

type Parts = {
  store: Pick<EnquiryStore, 'erasable' | 'erase' | 'erasures' | 'purgeable'>;
  facts: Pick<SiteFacts, 'retentionMonths' | 'waitingMonths'>;
  env: { DATA_DIR: string; RETENTION_MONTHS?: number | undefined };
  now: () => Date;
};

/** The routes by which owners erase a person, and that show how long data are kept. */
export function erasingRoutes(parts: Parts): OfficeRoute[] {
  const { store, facts, env, now } = parts;
  const monthsNow = () => monthsKept(env, facts);

  /**
   * The day until which an erasure stays on record; no backup may be kept longer: `docs/operations/erase-a-person.md`.
   */
  const backupsUntil = () => addMonths(madridDay(now()), Math.max(...Object.values(monthsNow())));

  async function preview(whose: Whose): Promise<ErasingPreview> {
    return { ...(await store.erasable(whose)), backupsUntil: backupsUntil() };
  }

  async function erase(request: ErasingRequest): Promise<ErasingOutcome> {
    const { confirm: _, ...whose } = request;
    const { enquiries, subscriptions, bookings, deliveries } = await store.erasable(whose);
    if (enquiries + subscriptions + bookings + deliveries === 0) throw new RequestError(404, 'gone');
    return { ...(await eraseWithRecord(store, env.DATA_DIR, whose)), backupsUntil: backupsUntil() };
  }

  async function keeping(): Promise<Keeping> {
    const months = monthsNow();
    const { received, confirmed } = retentionBounds(now(), months);
    return {
      enquiryMonths: months.enquiries,
      waitingMonths: months.waiting,
      unconfirmedDays: confirmationDays,
      enquiries: await store.purgeable('enquiries', received),
      subscriptions: await store.purgeable('subscriptions', confirmed),
      bookings: await store.purgeable('bookings', received),
    };
  }

  return [
    ownerRoute('GET', '/api/erasing', {
      query: erasingQuery,
      problem: 'whose',
      json: async ({ query }) => preview(query),
    }),
    ownerRoute('POST', '/api/erasing', {
      body: erasingRequest,
      problem: 'whose',
      // An address would stay in the log after its erasure.
      logs: {
        action: 'erased',
        subject: ({ body }) => ('id' in body ? body.id : 'email'),
      },
      json: async ({ body }) => erase(body),
    }),
    officeRoute('GET', '/api/keeping', { json: keeping }),
  ];
}
