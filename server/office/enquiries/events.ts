import type { Kysely } from 'kysely';
import type { EnquiryEvent } from '../../../src/schema/office.ts';
import type { EventRow, Tables } from '../../enquiries/store/tables.ts';

/** The data of an event, without its time and author. */
export type EventBody = Details[keyof Details];
type Details = { [Kind in EventRow['kind']]: Detail<Extract<EnquiryEvent, { kind: Kind }>> };
type Detail<Event> = Event extends unknown ? Omit<Event, 'at' | 'by'> : never;

type NewEvent = { id: string; enquiry: string; at: Date; by: string };

/** Adds an event to an enquiry, as a part of the transaction that changes it; nothing if an event has this id. */
export async function addEvent(
  transaction: Kysely<Tables>,
  { id, enquiry, at, by }: NewEvent,
  { kind, ...detail }: EventBody,
): Promise<void> {
  await transaction
    .insertInto('events')
    .values({ id, enquiry_id: enquiry, at: at.toISOString(), by, kind, detail: JSON.stringify(detail) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The event that a row stores. */
export function eventOf({ at, by, kind, detail }: EventRow): EnquiryEvent {
  return { at, by, kind, ...(JSON.parse(detail) as object) } as EnquiryEvent;
}
