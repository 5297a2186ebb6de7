import type { Kysely } from 'kysely';
import { answerNames, consentNames } from '../../../src/schema/fields/field-names.ts';
import type { EnquiryDetail, EnquiryEvent } from '../../../src/schema/office.ts';
import { addMonths, madridDay } from '../../../src/site/days.ts';
import { documentsOf } from '../../enquiries/store/documents.ts';
import type { EnquiryRow, OutboxRow, Tables } from '../../enquiries/store/tables.ts';
import { historyOf } from './guest-queries.ts';
import { readLines } from './enquiry-lines.ts';
import { eventOf } from './events.ts';

/** Greatest number of other enquiries of the same person in the view. */
const mostOthers = 50;

/** Reads one enquiry with its events, and the other enquiries of its address; null if it does not exist. */
export async function readDetail(
  db: Kysely<Tables>,
  id: string,
  retentionMonths: number,
): Promise<EnquiryDetail | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const [line] = await readLines(db, [id]);
  if (!row || !line) return null;
  // Enquiries by telephone may have no address: then nothing else has the same.
  const address = row.email_key || id;
  const mails = await db.selectFrom('outbox').selectAll().where('about', '=', id).execute();
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('at')
    .orderBy('kind', 'desc')
    .execute();
  const others = await db
    .selectFrom('enquiries')
    .select('id')
    .where('email_key', '=', address)
    .where('id', '<>', id)
    .orderBy('received_at', 'desc')
    .limit(mostOthers)
    .execute();
  return {
    ...line,
    answers: Object.fromEntries(answerNames.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
    page: row.page,
    referrer: row.referrer,
    campaign: row.campaign,
    typedBy: row.typed_by,
    consents: consentsOf(row),
    documents: await documentsOf(db, id),
    events: timeLine(row, mails, events.map(eventOf)),
    others: await readLines(
      db,
      others.map((other) => other.id),
    ),
    ...(await historyOf(db, address)),
    keptUntil: addMonths(madridDay(new Date(row.received_at)), retentionMonths),
  };
}

function consentsOf(row: EnquiryRow): EnquiryDetail['consents'] {
  return consentNames.flatMap((name) => {
    const [textVersion, at] = [row[`${name}_text_version`], row[`${name}_at`]];
    return textVersion === null || at === null ? [] : [{ name, textVersion, at }];
  });
}

/** The events of an enquiry, oldest first: its arrival, its mails, and the changes by the office. */
function timeLine(row: EnquiryRow, mails: readonly OutboxRow[], events: readonly EnquiryEvent[]): EnquiryEvent[] {
  const received: EnquiryEvent = { at: row.received_at, by: row.typed_by, kind: 'received' };
  const sent = mails.map((mail) => ({
    at: mail.sent_at ?? mail.created_at,
    by: null,
    kind: 'mail',
    mail: mail.kind,
    state: mail.state === 'leased' ? 'waiting' : mail.state,
  })) as EnquiryEvent[];
  return [received, ...[...sent, ...events].toSorted((one, other) => one.at.localeCompare(other.at))];
}
