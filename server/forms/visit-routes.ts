import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { VisitFacts } from '../../src/schema/booking.ts';
import { bookingConfirmPath, cancelPath, seatsPath } from '../../src/schema/visit-address.ts';
import { visitTime } from '../../src/site/visit-words.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import { limitSenders } from '../http/senders.ts';
import type { VisitNote } from './document/form-document-props.ts';
import { sendFormDocument } from './document/form-documents.ts';
import type { FormServiceOptions } from './form-options.ts';
import { tokenOf, tokenRoutes, type TokenRequest, type TokenRoute } from './token-routes.ts';
import { formLanguage, isFramed } from './submission/form-request.ts';

/**
 * Serves the pages that mails about bookings link to, and the numbers of free places. Opening a link changes nothing,
 * since mail scanners open every link; the button on the page confirms or cancels. Anyone with the token may press the button.
 */
export async function visitRoutes(app: FastifyInstance, options: FormServiceOptions): Promise<void> {
  const { store, visits, now = () => new Date() } = options;
  const failure = 'a booking could not be read or cancelled';
  const guesses = tokenRoutes(app, failure, (request, reply) => send(request, reply, 'unavailable'));

  app.get(seatsPath, { onRequest: limitSenders({ requests: 120, seconds: 60 }) }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await seatsLeft(store, visits);
    } catch (error) {
      const { name, code } = error as FastifyError;
      request.log.error({ kind: name, code }, 'the places left of the visits could not be read');
      return reply.code(503).header('retry-after', 60).send();
    }
  });

  app.get<TokenRoute>(bookingConfirmPath, { preHandler: guesses.refuse }, async (request, reply) => {
    const found = await store.findBooking(tokenOf(request));
    if (!found) return sendGone(request, reply);
    const { visit, booking } = found;
    if (hasBegun(visit)) return send(request, reply, 'past');
    if (booking.state !== 'asked') return send(request, reply, booking.state, { visit });
    return send(request, reply, 'confirm', { visit, button: bookingConfirmPath });
  });

  app.post<TokenRoute>(bookingConfirmPath, { preHandler: guesses.refuse }, async (request, reply) => {
    const found = await store.findBooking(tokenOf(request));
    if (!found) return sendGone(request, reply);
    const state = await store.confirmBooking(tokenOf(request));
    return state === null
      ? send(request, reply.code(409), 'closed')
      : send(request, reply, state, { visit: found.visit });
  });

  app.get<TokenRoute>(cancelPath, { preHandler: guesses.refuse }, async (request, reply) => {
    const found = await store.findBooking(tokenOf(request));
    if (!found) return sendGone(request, reply);
    return hasBegun(found.visit)
      ? send(request, reply, 'past')
      : send(request, reply, 'cancel', { visit: found.visit, button: cancelPath });
  });

  app.post<TokenRoute>(cancelPath, { preHandler: guesses.refuse }, async (request, reply) => {
    const token = tokenOf(request);
    const found = await store.findBooking(token);
    if (found && hasBegun(found.visit)) return send(request, reply, 'past');
    if (!found || !(await store.cancelBooking(token))) return sendGone(request, reply);
    request.log.info('somebody cancelled a booking');
    return send(request, reply, 'cancelled');
  });

  function hasBegun({ startsAt }: VisitFacts): boolean {
    return now() >= new Date(startsAt);
  }

  async function sendGone(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    await guesses.count(request);
    return send(request, reply.code(404), 'gone');
  }

  function send(
    request: TokenRequest,
    reply: FastifyReply,
    step: VisitNote['step'],
    { visit, button }: { visit?: VisitFacts; button?: string } = {},
  ): FastifyReply {
    const language = formLanguage(request);
    const content: VisitNote = {
      kind: 'visit',
      step,
      values: visit ? { session: visit.title[language], when: visitTime(visit.startsAt, language) } : {},
      button: button ? { address: `${button}?lang=${language}`, token: tokenOf(request) } : null,
    };
    return sendFormDocument(reply, options, { language, framed: isFramed(request), content });
  }
}

/** The number of free places of each visit. */
export async function seatsLeft(
  store: Pick<EnquiryStore, 'seats'>,
  visits: readonly VisitFacts[],
): Promise<Record<string, number>> {
  const taken = await store.seats();
  return Object.fromEntries(visits.map(({ id, places }) => [id, Math.max(0, places - (taken[id] ?? 0))]));
}
