import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiry, FormId } from '../../src/schema/enquiry.ts';
import { pageChoiceNames } from '../../src/schema/fields/field-names.ts';
import { hidden } from '../../src/schema/form-submission.ts';
import { checkEnquiryForm, fieldsOf, type FieldErrors } from '../../src/schema/forms.ts';
import { thanksPages } from '../../src/site/thanks-pages.ts';
import { routePath } from '../../src/site/routes.ts';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';
import { ownTurn } from '../http/own-turn.ts';
import { blankForms } from './document/blank-forms.ts';
import type { FormNotice } from './document/form-document-props.ts';
import { sendFormDocument, type FormDocumentParts } from './document/form-documents.ts';
import type { FormContext } from './form-context.ts';
import type { SubmissionKind, SubmissionLimits } from './limits/submission-limits.ts';
import { acceptEnquiry, type FormStore } from './submission/accept-enquiry.ts';
import { enquiryOf } from './submission/enquiry-of.ts';
import type { FormBody } from './submission/form-body.ts';
import type { FormClock } from './submission/form-clock.ts';
import { readFormRequest, readSentForm, shownAgain, type SentForm } from './submission/form-request.ts';

export type FormServiceOptions = FormDocumentParts & {
  store: FormStore;
  now?: () => Date;
  /** False in development, where what documents are drawn from changes. */
  keepDocuments?: boolean;
};

/** When a visitor whose enquiry could not be stored may send it again, in seconds. */
const retryAfter = 5;

/** Why a form comes back to its visitor. */
type Again = { errors?: FieldErrors; notice?: FormNotice | null };

/** What the form service does with a request once it has been let in. */
export function formService(options: FormServiceOptions, clock: FormClock, limits: SubmissionLimits) {
  const { store, now = () => new Date(), formTexts, keepDocuments = true } = options;
  const blanks = blankForms(options, keepDocuments);

  function draw(request: FastifyRequest, reply: FastifyReply, form: FormId): FastifyReply {
    const { language, framed, context } = readFormRequest(request, form, options);
    const submission = randomUUID();
    const stamp = clock.stamp(submission, false);
    const values = Object.fromEntries(pageChoiceNames.map((name) => [name, context.choices[name] ?? '']));
    const blank = { form, language, framed, values, hidden: hiddenValues(form, context, submission, stamp) };
    return blanks.send(request, reply, blank);
  }

  /** Shows a form as it was sent, with the reason why it was not taken. */
  function showAgain(reply: FastifyReply, sent: SentForm, { errors = {}, notice = null }: Again) {
    const { form, language, framed, context, values } = sent;
    const time = clock.read(sent.clock, sent.submission);
    // A form serves one enquiry, and an id that this server has not signed serves none.
    const submission = notice === 'another' || time === 'unknown' ? randomUUID() : sent.submission;
    const confirmed = notice === 'again' || notice === 'another';
    const kept = !confirmed && (time === 'fine' || time === 'soon') ? sent.clock : undefined;
    const stamp = kept ?? clock.stamp(submission, confirmed);
    return sendFormDocument(reply, options, {
      language,
      framed,
      content: {
        kind: 'form',
        form,
        values: shownAgain(form, values),
        hidden: hiddenValues(form, context, submission, stamp),
        errors,
        notice,
      },
    });
  }

  /** Answers a submission. @param sender whom it is counted for, see `senderKey` */
  async function receive(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: SentForm,
    sender: string,
  ): Promise<FastifyReply> {
    const { form } = sent;
    const { kind, answer } = judge(request, reply, sent);
    const wait = await limits.count(kind, sender);
    if (wait !== null) {
      request.log.info({ form, kind }, 'form refused: too many from one sender');
      return showAgain(reply.code(429).header('retry-after', wait), sent, { notice: 'busy' });
    }
    return answer(sender);
  }

  /** Says what a submission is, and how it is answered unless there were too many of its kind. */
  function judge(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: SentForm,
  ): { kind: SubmissionKind; answer: (sender: string) => FastifyReply | Promise<FastifyReply> } {
    const { form } = sent;
    if (sent.trapped) {
      request.log.info({ form }, 'form trapped: the hidden field was filled in');
      return { kind: 'others', answer: () => acknowledge(reply, sent) };
    }
    const checked = checkEnquiryForm(form, sent.values);
    if (!checked.ok) {
      const { errors } = checked;
      return { kind: 'others', answer: () => showAgain(reply.code(422), sent, { errors }) };
    }
    const time = clock.read(sent.clock, sent.submission);
    if (time !== 'fine') {
      request.log.info({ form, time }, 'form shown again: its time is not right');
      return { kind: 'others', answer: () => showAgain(reply.code(422), sent, { notice: 'again' }) };
    }
    const enquiry = enquiryOf(sent, checked, formTexts(sent.language).version, now());
    return { kind: 'enquiries', answer: (sender) => keep(request, reply, sent, enquiry, sender) };
  }

  /** Stores an enquiry and only then acknowledges it. */
  async function keep(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: SentForm,
    enquiry: Enquiry,
    sender: string,
  ): Promise<FastifyReply> {
    try {
      const outcome = await acceptEnquiry(store, enquiry);
      // A repetition is no enquiry, but neither may it be repeated without end.
      if (outcome !== 'stored' && (await limits.count('others', sender)) === null) {
        await limits.uncount('enquiries', sender);
      }
      if (outcome === 'another') return showAgain(reply.code(409), sent, { notice: 'another' });
      return acknowledge(reply, sent);
    } catch (error) {
      const code = error instanceof EnquiryStoreError ? error.code : undefined;
      const kind = error instanceof Error ? error.name : typeof error;
      request.log.error({ form: sent.form, kind, code }, 'enquiry not stored');
      // When storing fails it fails for many: their forms must not be drawn in one go, while pages wait.
      await ownTurn();
      return showAgain(reply.code(503).header('retry-after', retryAfter), sent, { notice: 'failed' });
    }
  }

  function acknowledge(reply: FastifyReply, { form, language, framed, values, submission }: SentForm) {
    const thanks = routePath(thanksPages[language], language);
    if (!framed) return reply.header('cache-control', 'no-store').redirect(thanks, 303);
    const content = { kind: 'sent', form, submission, email: values['email'] ?? '', thanks } as const;
    return sendFormDocument(reply, options, { language, framed, content });
  }

  return {
    draw,
    read: (request: FastifyRequest, form: FormId, body: FormBody) => readSentForm(request, form, body, options),
    receive,
  };
}

/** What a form sends along, with the choices of the page that it does not ask for. */
function hiddenValues(
  form: FormId,
  { origin, choices }: FormContext,
  submission: string,
  stamp: string,
): Record<string, string> {
  const asked = fieldsOf(form);
  const values: Record<string, string> = { [hidden.submission]: submission, [hidden.clock]: stamp };
  const known = [
    [hidden.page, origin.page],
    [hidden.clickId, origin.clickId],
    [hidden.referrer, origin.referrer],
    [hidden.campaign, origin.campaign],
    ...pageChoiceNames.filter((name) => !asked.includes(name)).map((name) => [name, choices[name]] as const),
  ] as const;
  for (const [name, value] of known) if (value !== null) values[name] = value;
  return values;
}
