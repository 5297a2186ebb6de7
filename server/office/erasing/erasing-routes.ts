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
import { readField } from '../../../src/schema/fields/field-type.ts';
import { eraseWithRecord } from '../../enquiries/leads/erasure-log.ts';
import { monthsKept, retentionBounds } from '../../enquiries/retention.ts';
import type { ErasureSubject } from '../../enquiries/store/erasure-records.ts';
import { searchPatterns } from '../../enquiries/store/search-text.ts';
import type { EnquiryStore, OpenedDatabase } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { officeRoute, ownerRoute, RequestError, type OfficeRoute } from '../office-route.ts';

type Parts = Pick<OpenedDatabase, 'db'> & {
  store: Pick<EnquiryStore, 'erasable' | 'erase' | 'erasures' | 'purgeable'>;
  facts: Pick<SiteFacts, 'retentionMonths' | 'waitingMonths'>;
  env: { DATA_DIR: string; RETENTION_MONTHS?: number | undefined };
  now: () => Date;
};

/** The routes by which owners erase a person, and that show how long data are kept. */
export function erasingRoutes(parts: Parts): OfficeRoute[] {
  const { db, store, facts, env, now } = parts;
  const monthsNow = () => monthsKept(env, facts);

  /**
   * The day until which an erasure stays on record; no backup may be kept longer: `docs/operations/erase-a-person.md`.
   */
  const backupsUntil = () => addMonths(madridDay(now()), Math.max(...Object.values(monthsNow())));

  /** The data to erase: for a telephone number, each enquiry and booking with it, in any spelling. */
  async function subjects(whose: Whose): Promise<ErasureSubject[]> {
    if (!('phone' in whose)) return [whose];
    const wanted = readNumber(whose.phone);
    if (wanted === null) throw new RequestError(422, 'whose');
    const rows = await Promise.all(
      (['enquiries', 'bookings'] as const).map((table) =>
        db.selectFrom(table).select(['id', 'phone']).where('phone', 'is not', null).execute(),
      ),
    );
    return rows.flat().flatMap(({ id, phone }) => (readNumber(phone ?? '') === wanted ? [{ id }] : []));
  }

  async function counts(whose: readonly ErasureSubject[]) {
    const all = await Promise.all(whose.map((each) => store.erasable(each)));
    return { ...sumOf(all), events: all.reduce((sum, { events }) => sum + events, 0) };
  }

  async function preview(whose: Whose): Promise<ErasingPreview> {
    return { ...(await counts(await subjects(whose))), backupsUntil: backupsUntil() };
  }

  async function erase(request: ErasingRequest): Promise<ErasingOutcome> {
    const { confirm: _, ...whose } = request;
    const found = await subjects(whose);
    const { enquiries, subscriptions, bookings, deliveries } = await counts(found);
    if (enquiries + subscriptions + bookings + deliveries === 0) throw new RequestError(404, 'gone');
    const erased = [];
    for (const each of found) erased.push(await eraseWithRecord(store, env.DATA_DIR, each));
    return { ...sumOf(erased), cleaned: erased.at(-1)?.cleaned ?? false, backupsUntil: backupsUntil() };
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
      // An address or a number would stay in the log after its erasure.
      logs: {
        action: 'erased',
        subject: ({ body }) => ('id' in body ? body.id : 'phone' in body ? 'phone' : 'email'),
      },
      json: async ({ body }) => erase(body),
    }),
    officeRoute('GET', '/api/keeping', { json: keeping }),
  ];
}

type Erased = Pick<ErasingOutcome, 'enquiries' | 'subscriptions' | 'bookings' | 'deliveries'>;

function sumOf(all: readonly Erased[]): Erased {
  const sum = (name: keyof Erased) => all.reduce((total, each) => total + each[name], 0);
  return {
    enquiries: sum('enquiries'),
    subscriptions: sum('subscriptions'),
    bookings: sum('bookings'),
    deliveries: sum('deliveries'),
  };
}

/** A telephone number as the search reads it: without signs, blanks and Spain's prefix. Null for other texts. */
function readNumber(typed: string): string | null {
  const read = readField({ type: 'phone', maxLength: 40 }, typed);
  return 'value' in read && read.value !== null ? searchPatterns(read.value).join() : null;
}
