import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageChoiceNames } from '../../src/schema/fields/field-names.ts';
import { hidden } from '../../src/schema/form-submission.ts';
import { checkEnquiryForm, fieldsOf, type FieldErrors } from '../../src/schema/forms.ts';
import { tellMeForm, visitForm, type SiteFormId } from '../../src/schema/site-form.ts';
import { checkTellMe } from '../../src/schema/tell-me.ts';
import { visitName } from '../../src/schema/visit-address.ts';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';
import { sendErrorResponse } from '../http/error-responses.ts';
import { createTaskQueue } from '../queues.ts';
import { acknowledge } from './acknowledge.ts';
import { blankForms } from './document/blank-forms.ts';
import type { FormNotice } from './document/form-document-props.ts';
import { sendFormDocument } from './document/form-documents.ts';
import type { Upload } from './documents/read-upload.ts';
import { drawnRefusals, type SubmissionKind, type SubmissionLimits } from './limits/submission-limits.ts';
import { acceptEnquiry, bookingOf, enquiryOf, subscriptionOf } from './submission/accept.ts';
import { hiddenValues } from './form-context.ts';
import type { FormServiceOptions } from './form-options.ts';
import { formVisits } from './form-visits.ts';
import type { FormBody } from './submission/form-body.ts';
import type { FormClock } from './submission/form-clock.ts';
import {
  begunMessage,
  queryOf,
  readFormRequest,
  readSentForm,
  shownAgain,
  type SentForm,
} from './submission/form-request.ts';

/** Seconds after which a visitor may resend an enquiry that could not be stored. */
const retryAfter = 5;

/** Greatest number of forms that wait to be drawn again when storing fails; each takes five milliseconds. */
const longestQueue = 50;

/**
 * `another`: the form was used for another enquiry before. `busy`: a limit on mails is reached. `closed`: the visit cannot
 * be booked.
 */
type StoreOutcome = 'stored' | 'already-stored' | 'another' | 'busy' | 'closed';

type Again = { errors?: FieldErrors; notice?: FormNotice | null };

/** Draws forms and answers submissions. */
export function formService(options: FormServiceOptions, clock: FormClock, limits: SubmissionLimits) {
  const { store, now = () => new Date(), formTexts, keepDocuments = true } = options;
  const blanks = blankForms(options, keepDocuments);
  const { visitOf, sendClosed } = formVisits(options, now);
  const enqueue = createTaskQueue(longestQueue);

  async function draw(request: FastifyRequest, reply: FastifyReply, form: SiteFormId): Promise<FastifyReply> {
    const { language, framed, context } = readFormRequest(request, form, options);
    const submission = randomUUID();
    const stamp = clock.stamp(submission, false);
    const query = queryOf(request);
    const visit = query.get(visitName);
    const booked = await visitOf(form, visit, 1);
    if (booked === null) return sendClosed(reply.code(404), { language, framed }, visit);
    const asked = query.get(hidden.edition);
    const edition = options.editions?.find(({ id }) => id === asked);
    const values = {
      ...Object.fromEntries(pageChoiceNames.map((name) => [name, context.choices[name] ?? ''])),
      ...(edition && fieldsOf(form).includes('message') ? { message: edition.title[language] } : {}),
    };
    const message = fieldsOf(form).includes('message') ? begunMessage(query.get('message')) : null;
    const own = hiddenValues(form, context, submission, stamp, booked);
    return blanks.send(request, reply, { form, language, framed, values, message, hidden: own, booked });
  }

  /** Sends a form as it was submitted, with the reason of its refusal. */
  async function showAgain(reply: FastifyReply, sent: SentForm, { errors = {}, notice = null }: Again) {
    const booked = await visitOf(sent.form, sent.visit, sent.party);
    if (booked === null) return sendClosed(reply.code(409), sent, sent.visit);
    const { form, language, framed, context, values, documents, isLive } = sent;
    const isLost = documents.length > 0 && !isLive && !errors.documents;
    const time = clock.read(sent.clock, sent.submission);
    // A form serves one enquiry, and its id must be signed. A used form, or one whose id is not signed, gets a new id.
    const submission = notice === 'another' || time === 'unknown' ? randomUUID() : sent.submission;
    const confirmed = notice === 'again' || notice === 'another';
    const kept = time === 'confirmed' || (!confirmed && (time === 'fine' || time === 'soon')) ? sent.clock : undefined;
    const stamp = kept ?? clock.stamp(submission, confirmed);
    return sendFormDocument(reply, options, {
      language,
      framed,
      content: {
        kind: 'form',
        form,
        values: shownAgain(form, values),
        hidden: hiddenValues(form, context, submission, stamp, booked),
        booked,
        errors: isLost ? { ...errors, documents: 'again' } : errors,
        notice,
      },
    });
  }

  /** Sends a form again after its upload failed, with the texts that were received. */
  async function showBroken(
    reply: FastifyReply,
    sent: SentForm,
    broken: NonNullable<Upload['broken']>,
  ): Promise<FastifyReply> {
    const status = { malformed: 400, slow: 408, unwritable: 503 }[broken];
    return showAgain(reply.code(status).header('retry-after', retryAfter), sent, { notice: 'failed' });
  }

  /**
   * Answers a submission.
   * @param sender the key under which it is counted, see `senderKey`
   */
  async function receive(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: SentForm,
    sender: string,
  ): Promise<FastifyReply> {
    const { form } = sent;
    const { kind, respond } = processSubmission(request, reply, sent);
    const tooMany = await limits.count(kind, sender);
    if (tooMany) {
      request.log.info({ form, kind }, 'form refused: too many from one sender');
      reply.header('retry-after', tooMany.wait);
      if (tooMany.refused > drawnRefusals) return sendErrorResponse(request, reply, 429);
      return showAgain(reply.code(429), sent, { notice: 'busy' });
    }
    return respond(sender);
  }

  /** Classifies a submission. `respond` is not called if the sender has sent too many submissions of the kind. */
  function processSubmission(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: SentForm,
  ): { kind: SubmissionKind; respond: (sender: string) => FastifyReply | Promise<FastifyReply> } {
    const { form } = sent;
    const time = clock.read(sent.clock, sent.submission);
    if (sent.trapped && time !== 'confirmed') {
      // Some browsers fill in the trap field, each time: the form is shown again once, for a person to send.
      request.log.info({ form }, 'form trapped: the hidden field was filled in');
      return { kind: 'others', respond: () => showAgain(reply.code(422), sent, { notice: 'again' }) };
    }
    const read = readSent(sent);
    if ('errors' in read) {
      const { errors } = read;
      return { kind: 'others', respond: () => showAgain(reply.code(422), sent, { errors }) };
    }
    if (sent.trapped) request.log.info({ form }, 'form taken with the hidden field filled in: it was sent twice');
    if (time !== 'fine' && time !== 'confirmed') {
      // The field is not called `time`, because every line of the log already has that field.
      request.log.info({ form, clock: time }, 'form shown again: its time is not right');
      return { kind: 'others', respond: () => showAgain(reply.code(422), sent, { notice: 'again' }) };
    }
    const kind = kinds[form] ?? 'enquiries';
    return { kind, respond: (sender) => keep(request, reply, sent, read.store, { kind, sender }) };
  }

  /** Checks a submission: returns its faults, or the function that stores it. */
  function readSent(sent: SentForm): { errors: FieldErrors } | { store: () => Promise<StoreOutcome> } {
    const { form, language, values } = sent;
    const textVersion = formTexts(language).version;
    if (form === tellMeForm) {
      const checked = checkTellMe(values);
      return checked.ok ? { store: () => store.subscribe(subscriptionOf(sent, checked, textVersion, now())) } : checked;
    }
    if (form === visitForm) {
      const checked = checkEnquiryForm(form, values);
      const visit = options.visits.find(({ id }) => id === sent.visit);
      if (!checked.ok) return checked;
      return {
        store: async () => (visit ? store.book(bookingOf(sent, visit, checked, textVersion, now())) : 'closed'),
      };
    }
    const checked = checkEnquiryForm(form, values);
    const { documents, documentFault } = sent;
    if (documentFault) return { errors: { ...(checked.ok ? {} : checked.errors), documents: documentFault } };
    return checked.ok
      ? { store: () => acceptEnquiry(store, enquiryOf({ ...sent, form }, checked, textVersion, now()), documents) }
      : checked;
  }

  /** Stores a submission, and sends the confirmation only after that. */
  async function keep(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: SentForm,
    storeIt: () => Promise<StoreOutcome>,
    { kind, sender }: { kind: SubmissionKind; sender: string },
  ): Promise<FastifyReply> {
    const kilobytes = Math.ceil(sent.documents.reduce((sum, { size }) => sum + size, 0) / 1024);
    const tooMuch = kilobytes > 0 ? await limits.count('documents', sender, kilobytes) : null;
    if (tooMuch) {
      request.log.info({ form: sent.form }, 'form refused: too large documents from one sender');
      return showAgain(reply.code(429).header('retry-after', tooMuch.wait), sent, { errors: { documents: 'full' } });
    }
    try {
      const outcome = await storeIt();
      // Nothing new was stored, so the submission is counted as `others`, whose limit ends repetitions.
      if (outcome !== 'stored' && (await limits.count('others', sender)) === null) {
        await limits.uncount(kind, sender);
      }
      if (outcome === 'closed') return sendClosed(reply.code(409), sent, sent.visit);
      if (outcome === 'another') return showAgain(reply.code(409), sent, { notice: 'another' });
      if (outcome === 'busy') return showAgain(reply.code(429).header('retry-after', 600), sent, { notice: 'busy' });
      return acknowledge(reply, sent, options);
    } catch (error) {
      const code = error instanceof EnquiryStoreError ? error.code : undefined;
      request.log.error(
        { form: sent.form, kind: error instanceof Error ? error.name : typeof error, code },
        'form not stored',
      );
      if (kilobytes > 0) await limits.uncount('documents', sender, kilobytes);
      if (code === 'DOCUMENTS_FULL') return showAgain(reply.code(503), sent, { errors: { documents: 'full' } });
      reply.code(503).header('retry-after', retryAfter);
      // If storing fails, it fails for many visitors: drawing all their forms at once would delay pages.
      return enqueue(() => showAgain(reply, sent, { notice: 'failed' })) ?? sendErrorResponse(request, reply, 503);
    }
  }

  return {
    draw,
    read: (request: FastifyRequest, form: SiteFormId, body: FormBody, upload?: Upload) =>
      readSentForm(request, form, body, options, upload),
    receive,
    showBroken,
  };
}

/** The kind under which a form's submissions are counted, if it is not `enquiries`. */
const kinds: Partial<Record<SiteFormId, SubmissionKind>> = { [tellMeForm]: 'subscriptions', [visitForm]: 'bookings' };
