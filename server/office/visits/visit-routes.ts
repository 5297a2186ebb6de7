import { join } from 'node:path';
import { z } from 'zod';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages } from '../../../src/i18n/language.ts';
import type { VisitFacts } from '../../../src/schema/booking.ts';
import {
  bookRequest,
  cameRequest,
  cancelBookingRequest,
  tellVisitRequest,
  type BookRequest,
  type DraftVisit,
  type OfficeBooking,
  type OfficeVisit,
  type OfficeVisitDetail,
  type OfficeVisits,
  type VisitMailPreview,
} from '../../../src/schema/office-visits.ts';
import { checkEnquiryForm } from '../../../src/schema/forms.ts';
import { visitForm } from '../../../src/schema/site-form.ts';
import { visitTime } from '../../../src/site/visit-words.ts';
import { bookingLetter } from '../../enquiries/mail/booking-letters.ts';
import { bookingWords } from '../../enquiries/mail/booking-words.ts';
import { plainText } from '../../enquiries/mail/letter.ts';
import { mailCentre } from '../../enquiries/mail/mail-message.ts';
import { toldOf } from '../../enquiries/store/booking-row.ts';
import type { EnquiryStore, OpenedDatabase } from '../../enquiries/store/store.ts';
import { bookingOf } from '../../forms/submission/accept.ts';
import type { SiteFacts } from '../../site-facts.ts';
import type { Draft } from '../content/draft.ts';
import { isMap, valuesOf } from '../content/file-values.ts';
import { readPlainFile } from '../content/plain-files.ts';
import { byTelephone } from '../enquiries/typed-route.ts';
import { officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import {
  bookedPeople,
  bookingsOf,
  cancelBooking,
  keptVisits,
  noteCame,
  tellOfChange,
  untoldOf,
  type BookedPeople,
} from './visit-queries.ts';
import { visitWorkbook } from './visit-workbook.ts';

type Parts = Pick<OpenedDatabase, 'db'> & {
  store: Pick<EnquiryStore, 'book'>;
  /** The office's draft, if it changes content. */
  content: { draft: Pick<Draft, 'state' | 'folder'> } | null;
  facts: Pick<SiteFacts, 'centre' | 'visits'>;
  env: { SITE_URL: string };
  now: () => Date;
};

const visitId = z.object({ visit: z.string() });

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The routes of visits: bookings, attendance, and a mail to everybody with outdated facts of a visit. */
export function visitRoutes(parts: Parts): OfficeRoute[] {
  const { facts, env, now } = parts;

  async function list(): Promise<OfficeVisits> {
    const shown = facts.visits;
    const people = await bookedPeople(parts);
    const written = await visitsInDraft(parts);
    const ids = new Set(shown.map(({ id }) => id));
    const booked = new Set(people.map(({ visit }) => visit));
    const gone = (await keptVisits(parts)).filter(({ id }) => !ids.has(id) && booked.has(id));
    const all = [...shown, ...gone]
      .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
      .map((visit) => line(visit, !ids.has(visit.id)));
    const [over, ahead] = [all.filter(({ isOver }) => isOver), all.filter(({ isOver }) => !isOver)];
    return {
      visits: [...ahead, ...over.toReversed()],
      drafts: written.flatMap((visit, at) =>
        all.some(({ id }) => id === visit['id']) ? [] : [{ at, ...draftOf(visit) }],
      ),
    };

    function line(visit: VisitFacts, isGone: boolean): OfficeVisit {
      const own = people.filter(({ visit: id }) => id === visit.id);
      const sum = (name: 'coming' | 'waiting') => own.reduce((total, each) => total + each[name], 0);
      const isOver = now() >= new Date(visit.startsAt);
      const at = written.findIndex(({ id }) => id === visit.id);
      return {
        id: visit.id,
        title: visit.title,
        when: fromKeys(languages, (language) => visitTime(visit.startsAt, language)),
        place: visit.placeName,
        places: visit.places,
        coming: sum('coming'),
        waiting: sum('waiting'),
        isOver,
        isGone,
        isSample: visit.isSample,
        change: isGone || isOver ? null : changeOf(visit, own),
        at: at === -1 ? null : at,
      };
    }
  }

  function preview(visit: VisitFacts): VisitMailPreview {
    const letter = visit.cancelled ? ('called-off' as const) : ('changed' as const);
    const centre = mailCentre({ ...facts, courses: [], campuses: [], syllabuses: [] }, env.SITE_URL);
    const nobody = { id: '', visit: visit.id, name: '', email: '', party: 1, state: 'place', token: '' } as const;
    return fromKeys(languages, (language) => {
      const { action, rows, ...rest } = bookingLetter({ booking: { ...nobody, language }, letter, visit }, centre);
      // Left out because they differ in each mail: the number of people, and the link to cancel.
      const sharedRows = rows.filter(([label]) => label !== bookingWords[language].party);
      const shared = { ...rest, rows: sharedRows, ...(visit.cancelled && action && { action }) };
      return { subject: rest.subject, text: plainText(shared) };
    });
  }

  function onTheSite(id: string): VisitFacts {
    const visit = facts.visits.find((each) => each.id === id);
    if (!visit) throw new RequestError(409, 'not-on-the-site');
    return visit;
  }

  /** Books for a guest on the telephone, as the site's form does. @throws RequestError */
  async function book(id: string, { id: submission, language, party, ...values }: BookRequest): Promise<void> {
    const visit = onTheSite(id);
    const checked = checkEnquiryForm(visitForm, values);
    if (!checked.ok) throw new RequestError(422, 'guest');
    const outcome = await parts.store.book(
      bookingOf({ submission, language, party }, visit, checked, byTelephone, now()),
    );
    if (outcome === 'closed') throw new RequestError(409, 'visit-closed');
    if (outcome === 'another') throw new RequestError(409, 'changed');
    if (outcome === 'busy') throw new RequestError(429, 'many');
  }

  /** @throws RequestError 404 for a visit without bookings that the site does not show */
  async function known(id: string): Promise<string> {
    const all = [...facts.visits, ...(await keptVisits(parts))];
    if (!all.some((visit) => visit.id === id)) throw new RequestError(404, 'gone');
    return id;
  }

  return [
    officeRoute('GET', '/api/visits', { json: list }),
    officeRoute('GET', '/api/visits/:visit', {
      params: visitId,
      logs: { action: 'read', subject: ({ params }) => params.visit },
      async json({ params }) {
        const visit = await known(params.visit);
        const bookings = (await bookingsOf(parts, visit)).map(withoutLink);
        return { bookings, untold: await untoldOf(parts, visit) } satisfies OfficeVisitDetail;
      },
    }),
    officeRoute('GET', '/api/visits/:visit/visit.xlsx', {
      params: visitId,
      logs: { action: 'exported', subject: ({ params }) => params.visit },
      async respond({ params }) {
        const visit = await known(params.visit);
        const file = await visitWorkbook(await bookingsOf(parts, visit));
        return { file, name: `${visit}.xlsx`, type: workbookType };
      },
    }),
    officeRoute('GET', '/api/visits/:visit/mail', {
      params: visitId,
      json: async ({ params }) => preview(onTheSite(params.visit)),
    }),
    officeRoute('POST', '/api/visits/:visit/tell', {
      params: visitId,
      body: tellVisitRequest,
      problem: 'visit',
      logs: { action: 'announced', subject: ({ params }) => params.visit },
      async json({ params, body }) {
        const outcome = await tellOfChange(parts, onTheSite(params.visit), body.expected, now());
        if ('toTell' in outcome) throw new RequestError(409, 'count-changed', outcome);
        return outcome;
      },
    }),
    officeRoute('POST', '/api/visits/:visit/book', {
      params: visitId,
      body: bookRequest,
      problem: 'guest',
      logs: { action: 'booked', subject: ({ params, body }) => `${params.visit} ${body.id}` },
      async json({ params, body }) {
        await book(params.visit, body);
        return {};
      },
    }),
    officeRoute('POST', '/api/visits/:visit/came', {
      params: visitId,
      body: cameRequest,
      problem: 'visit',
      async json({ params, body }) {
        if (!(await noteCame(parts, params.visit, body))) throw new RequestError(404, 'gone');
        return {};
      },
    }),
    officeRoute('POST', '/api/visits/:visit/cancel', {
      params: visitId,
      body: cancelBookingRequest,
      problem: 'visit',
      // `cancelBooking` logs the cancellation, in the same transaction.
      async json({ person, params, body }) {
        const which = { visit: params.visit, booking: body.id, by: person.email, reason: body.reason };
        const outcome = await cancelBooking(parts, which, now());
        if (outcome === 'gone') throw new RequestError(404, 'booking-gone');
        if (outcome === 'over') throw new RequestError(409, 'visit-over');
        return {};
      },
    }),
  ];
}

/** A booking for the office, without the token of its link. */
function withoutLink(row: Awaited<ReturnType<typeof bookingsOf>>[number]): OfficeBooking {
  const { id, name, email, phone, party, message, language, state, booked_at: bookedAt, came, trouble } = row;
  return { id, name, email, phone, party, message, language, state, bookedAt, came, trouble };
}

/** The draft's visits, in the order of its file. */
async function visitsInDraft({ content }: Parts): Promise<Record<string, unknown>[]> {
  if (!content) return [];
  // The draft's folder is made at its first use; without the repository, visits are listed all the same.
  await content.draft.state().catch(() => null);
  const text = await readPlainFile(join(content.draft.folder, 'visits.yaml'));
  const visits = text && valuesOf('visits.yaml', text.toString())?.['visits'];
  return Array.isArray(visits) ? visits.map((visit: unknown) => (isMap(visit) ? visit : {})) : [];
}

function draftOf({ title, day }: Record<string, unknown>): Omit<DraftVisit, 'at'> {
  const titles = isMap(title) ? title : {};
  return {
    title: fromKeys(languages, (language) => z.string().catch('').parse(titles[language])),
    day: z.iso.date().catch('').parse(day),
  };
}

/** Counts the bookings of a visit whose last mail is outdated. */
function changeOf(visit: VisitFacts, own: readonly BookedPeople[]): OfficeVisit['change'] {
  const told = toldOf(visit);
  const toTell = own.reduce((total, each) => total + (each.told === told ? 0 : each.bookings), 0);
  return toTell === 0 ? null : { kind: visit.cancelled ? 'called-off' : 'changed', toTell };
}
