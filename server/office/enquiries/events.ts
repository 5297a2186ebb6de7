import type { Kysely } from 'kysely';
import type { EnquiryEvent } from '../../../src/schema/office.ts';
import type { EventRow, Tables } from '../../enquiries/store/tables.ts';

/** The contents of an event, without its time and author. */
export type EventBody = Details[keyof Details];
type Details = { [Kind in EventRow['kind']]: Detail<Extract<EnquiryEvent, { kind: Kind }>> };
type Detail<Event> = Event extends unknown ? Omit<Event, 'at' | 'by'> : never;

type NewEvent = { id: string; enquiry: string; at: Date; by: string };

/**
 * Adds an event to the time line of an enquiry, as a part of the transaction that changes it.
 * @returns false, and adds nothing, if there is an event with this id
 */
export async function addEvent(
  transaction: Kysely<Tables>,
  { id, enquiry, at, by }: NewEvent,
  { kind, ...detail }: EventBody,
): Promise<boolean> {
  const added = await transaction
    .insertInto('events')
    .values({ id, enquiry_id: enquiry, at: at.toISOString(), by, kind, detail: JSON.stringify(detail) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** The event of a row. */
export function eventOf({ at, by, kind, detail }: EventRow): EnquiryEvent {
  return { at, by, kind, ...(JSON.parse(detail) as object) } as EnquiryEvent;
}
