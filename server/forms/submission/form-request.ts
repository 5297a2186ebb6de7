import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../src/i18n/language.ts';
import type { SiteFormId } from '../../../src/schema/site-form.ts';
import type { FormValues } from '../../../src/schema/fields/check-fields.ts';
import { maxLengthOf } from '../../../src/schema/fields/field.ts';
import { choiceNames, choicesField, choicesNames, fieldOf } from '../../../src/schema/fields/field-names.ts';
import { readField, withoutForbidden, type DocumentFault } from '../../../src/schema/fields/field-type.ts';
import { formsPath, hidden, optionName } from '../../../src/schema/form-submission.ts';
import { fieldsOf } from '../../../src/schema/forms.ts';
import { partyOf } from '../../../src/schema/booking.ts';
import { partyName, visitName } from '../../../src/schema/visit-address.ts';
import type { SentDocument } from '../../enquiries/store/documents.ts';
import { choicesFor } from '../../../src/schema/waited-call.ts';
import { visitorLanguageAlone } from '../../http/visitor-language.ts';
import { documentText, type Upload } from '../documents/read-upload.ts';
import { knownChoice, pageAddress, readContext, type FormContext, type FormSite } from '../form-context.ts';
import type { FormBody } from './form-body.ts';

/** A request for a form. */
export type FormRequest = { form: SiteFormId; language: Language; framed: boolean; context: FormContext };

/** A submitted form, before it is validated. */
export type SentForm = FormRequest & {
  values: FormValues;
  /** UUID of the submission, from the form; a new one if the form has none. */
  submission: string;
  clock: string | undefined;
  /** Documents sent with it, in files that are deleted after the response, and why one of them was refused. */
  documents: readonly SentDocument[];
  documentFault: DocumentFault | null;
  /** Whether a script sent it; the script then keeps the chosen documents. */
  isLive: boolean;
  /** Whether the trap field, which people cannot see or reach, was filled in. */
  trapped: boolean;
  /** Id of the visit to book, and the number of people. */
  visit: string | null;
  party: number;
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Reads a request for a form. */
export function readFormRequest(request: FastifyRequest, form: SiteFormId, site: FormSite): FormRequest {
  const query = queryOf(request);
  const context = readContext((name) => query.get(name) ?? undefined, choicesFor(form, site));
  return {
    form,
    language: visitorLanguageAlone(request.headers, { named: [query.get(hidden.language)] }),
    framed: isFramed(request),
    // Without scripts the page is taken from the Referer header, which browsers send within one site.
    context: { ...context, origin: { ...context.origin, page: context.origin.page ?? refererPage(request, site) } },
  };
}

/**
 * Reads a submitted form.
 * @param upload the documents sent with it
 */
export function readSentForm(
  request: FastifyRequest,
  form: SiteFormId,
  body: FormBody,
  site: FormSite,
  upload: Pick<Upload, 'documents' | 'fault'> = { documents: [], fault: null },
): SentForm {
  const choices = choicesFor(form, site);
  const context = readContext((name) => body.get(name), choices);
  const asked = fieldsOf(form);
  const typed = asked.map((name) => [name, body.get(name)]);
  // Courses and campuses may have changed since the form was drawn: a removed option counts as not chosen.
  const chosen = choiceNames
    .filter((name) => asked.includes(name))
    .map((name) => [name, knownChoice(name, body.get(name), choices) ?? '']);
  const ticked = choicesNames
    .filter((name) => asked.includes(name))
    .map((name) => {
      const options = choicesField(name).choices.map(({ id }) => id);
      return [name, options.filter((id) => body.get(optionName(name, id))).join(',')];
    });
  const submission = body.get(hidden.submission) ?? '';
  const language = formLanguage(request, body.get(hidden.language));
  const { documents, fault } = upload;
  return {
    form,
    language,
    framed: isFramed(request) || body.get(hidden.framed) === '1',
    context,
    values: Object.fromEntries([...typed, ...chosen, ...ticked, ['documents', namesOf(documents, language)]]),
    documents,
    documentFault: fault,
    isLive: request.headers['sec-fetch-mode'] === 'cors',
    submission: uuid.test(submission) ? submission.toLowerCase() : randomUUID(),
    clock: body.get(hidden.clock),
    trapped: Boolean(body.get(hidden.trap)),
    visit: body.get(visitName) ?? null,
    party: partyOf(body.get(partyName)),
  };
}

function namesOf(documents: readonly SentDocument[], language: Language): string {
  return documents.map((document) => documentText(document, language)).join('\n');
}

/** The values for showing the form again, without forbidden characters. */
export function shownAgain(form: SiteFormId, values: FormValues): FormValues {
  return Object.fromEntries(
    fieldsOf(form).map((name) => [name, withoutForbidden(fieldOf(name).type, values[name] ?? '')]),
  );
}

/** A form's language: that of its address or hidden field, otherwise that of the visitor's settings. */
export function formLanguage(request: FastifyRequest, field?: string): Language {
  return visitorLanguageAlone(request.headers, { named: [queryOf(request).get(hidden.language), field] });
}

/** Whether a document is requested for a frame. */
export function isFramed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-dest'] === 'iframe';
}

function refererPage({ headers, host }: FastifyRequest, { siteUrl }: FormSite): string | null {
  const referer = URL.parse(headers.referer ?? '');
  return referer?.host === host && !referer.pathname.startsWith(`${formsPath}/`)
    ? pageAddress(referer.pathname, siteUrl)
    : null;
}

/** The query parameters of a request. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.raw.url?.replace(/^[^?]*/, ''));
}

/** The message that a page has prepared for its visitor; null if there is none or the form would refuse it. */
export function begunMessage(given: string | null): string | null {
  const field = fieldOf('message');
  const read = readField({ type: 'text', maxLength: maxLengthOf(field) }, given ?? '');
  return 'value' in read ? read.value : null;
}
