import type { FastifyReply } from 'fastify';
import { visitForm, type SiteFormId } from '../../src/schema/site-form.ts';
import { takesBookings } from '../../src/site/visits.ts';
import type { BookedVisit, VisitNote } from './document/form-document-props.ts';
import { sendFormDocument } from './document/form-documents.ts';
import type { FormServiceOptions } from './form-options.ts';
import type { FormRequest } from './submission/form-request.ts';
import { seatsLeft } from './visit-routes.ts';

/** Finds the visit that a form books, and explains why a visit cannot be booked. */
export function formVisits(parts: FormServiceOptions, now: () => Date) {
  const { store, visits } = parts;

  /** The visit of a form; undefined for other forms, null if it cannot be booked. */
  async function visitOf(form: SiteFormId, id: string | null, party: number): Promise<BookedVisit | null | undefined> {
    if (form !== visitForm) return undefined;
    const visit = visits.find((each) => each.id === id);
    if (!visit || !takesBookings(visit, now())) return null;
    // Without the database all places count as free: the form can be filled in, and keeps its text.
    const left = await seatsLeft(store, [visit]).catch(() => ({ [visit.id]: visit.places }));
    return { visit, left: left[visit.id]!, party };
  }

  /** Sends the page that says why a visit cannot be booked. */
  function sendClosed(
    reply: FastifyReply,
    { language, framed }: Pick<FormRequest, 'language' | 'framed'>,
    id: string | null,
  ): FastifyReply {
    const isSample = visits.some((each) => each.id === id && each.isSample);
    const content: VisitNote = { kind: 'visit', step: isSample ? 'sample' : 'closed', values: {}, button: null };
    return sendFormDocument(reply, parts, { language, framed, content });
  }

  return { visitOf, sendClosed };
}
