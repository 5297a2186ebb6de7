import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormId } from '../../src/schema/enquiry.ts';
import { hidden } from '../../src/schema/form-submission.ts';
import { checkEnquiryForm, fieldsOf, type FieldErrors } from '../../src/schema/forms.ts';
import { thanksPages } from '../../src/site/thanks-pages.ts';
import { routePath } from '../../src/site/routes.ts';
import { acceptEnquiry, type FormStore } from './submission/accept-enquiry.ts';
import { enquiryOf } from './submission/enquiry-of.ts';
import type { FormBody } from './submission/form-body.ts';
import type { FormClock } from './submission/form-clock.ts';
import type { FormContext } from './form-context.ts';
import type { FormNotice } from './document/form-document-props.ts';
import { sendFormDocument, type FormDocumentParts } from './document/form-documents.ts';
import { readFormRequest, readSentForm, shownAgain, type SentForm } from './submission/form-request.ts';

export type FormServiceOptions = FormDocumentParts & { store: FormStore; now?: () => Date };

/** Why a form comes back to its visitor. */
type Again = { errors?: FieldErrors; notice?: FormNotice | null };

/** What the form service does with a request once it has been let in. */
export function formService(options: FormServiceOptions, clock: FormClock) {
  const { store, now = () => new Date(), formTexts } = options;

  function draw(request: FastifyRequest, reply: FastifyReply, form: FormId): FastifyReply {
    const { language, framed, context } = readFormRequest(request, form, options);
    const submission = randomUUID();
    const stamp = clock.stamp(submission, false);
    const values = { course: context.course ?? '', campus: context.campus ?? '' };
    const content = { kind: 'form', form, values, errors: {}, notice: null } as const;
    return sendFormDocument(reply, options, {
      language,
      framed,
      content: { ...content, hidden: hiddenValues(form, context, submission, stamp) },
    });
  }

  /** Shows a form as it was sent, with the reason why it was not taken. */
  function showAgain(reply: FastifyReply, sent: SentForm, { errors = {}, notice = null }: Again) {
    const { form, language, framed, context, submission, values } = sent;
    const confirmed = notice === 'again';
    const keep = !confirmed && clock.read(sent.clock, submission) !== 'unknown' ? sent.clock : undefined;
    const stamp = keep ?? clock.stamp(submission, confirmed);
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

  async function receive(request: FastifyRequest, reply: FastifyReply, sent: SentForm): Promise<FastifyReply> {
    const { form } = sent;
    if (sent.trapped) {
      request.log.info({ form }, 'form trapped: the hidden field was filled in');
      return acknowledge(reply, sent, sent.submission);
    }
    const checked = checkEnquiryForm(form, sent.values);
    if (!checked.ok) return showAgain(reply.code(422), sent, { errors: checked.errors });
    const time = clock.read(sent.clock, sent.submission);
    if (time !== 'fine') {
      request.log.info({ form, time }, 'form shown again: its time is not right');
      return showAgain(reply.code(422), sent, { notice: 'again' });
    }
    try {
      const enquiry = enquiryOf(sent, checked.fields, formTexts(sent.language).version, now());
      return acknowledge(reply, sent, await acceptEnquiry(store, enquiry));
    } catch (error) {
      request.log.error({ form, kind: error instanceof Error ? error.name : typeof error }, 'enquiry not stored');
      return showAgain(reply.code(503), sent, { notice: 'failed' });
    }
  }

  function acknowledge(reply: FastifyReply, { form, language, framed, values }: SentForm, submission: string) {
    const thanks = routePath(thanksPages[language], language);
    if (!framed) return reply.header('cache-control', 'no-store').redirect(thanks, 303);
    const content = { kind: 'sent', form, submission, email: values.email ?? '', thanks } as const;
    return sendFormDocument(reply, options, { language, framed, content });
  }

  return {
    draw,
    read: (request: FastifyRequest, form: FormId, body: FormBody) => readSentForm(request, form, body, options),
    receive,
    showAgain,
  };
}

/** What a form sends along; a course or campus that it does not ask for too. */
function hiddenValues(form: FormId, context: FormContext, submission: string, stamp: string): Record<string, string> {
  const asked = fieldsOf(form);
  const values = {
    [hidden.submission]: submission,
    [hidden.clock]: stamp,
    [hidden.page]: context.page,
    [hidden.clickId]: context.clickId,
    [hidden.referrer]: context.referrer,
    [hidden.campaign]: context.campaign,
    course: asked.includes('course') ? null : context.course,
    campus: asked.includes('campus') ? null : context.campus,
  };
  return Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null));
}
