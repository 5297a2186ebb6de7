import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../src/i18n/language.ts';
import type { SiteFormId } from '../../../src/schema/site-form.ts';
import type { FormValues } from '../../../src/schema/fields/check-fields.ts';
import { escapeHtml } from '../../../src/site/head.ts';
import { sendOnce } from '../../http/response.ts';
import type { BookedVisit } from './form-document-props.ts';
import { documentHeaders, drawDocument, type FormDocumentParts } from './form-documents.ts';

/** A form to fill in; `hidden` are the values of its hidden fields. */
export type BlankForm = {
  form: SiteFormId;
  language: Language;
  framed: boolean;
  values: FormValues;
  /** The visitor's message, written into the cached document for this response only. */
  message: string | null;
  hidden: Readonly<Record<string, string>>;
  booked?: BookedVisit | undefined;
};

/**
 * Greatest number of cached forms. Form, language, frame and preset choices make some hundred combinations; most of
 * them are never requested.
 */
const mostKept = 64;
/** Name of a placeholder field; each response replaces it by the visitor's hidden fields. */
const gapName = 'filled-in-later';

/** A form's document before and after its hidden fields. */
type DrawnForm = { before: string; after: string };

/**
 * Sends forms to fill in. A drawn form is cached; only hidden fields and message are written for each visitor.
 * @param keep false in development: each request draws its form
 */
export function blankForms(parts: FormDocumentParts, keep: boolean) {
  const kept = new Map<string, DrawnForm>();

  function documentFor({ form, language, framed, values, booked }: Omit<BlankForm, 'message'>): DrawnForm {
    const key = JSON.stringify([form, language, framed, values, booked]);
    const document = kept.get(key) ?? draw({ form, language, framed, values, booked, hidden: { [gapName]: '' } });
    if (!keep) return document;
    // Moves the form to the end of the map, so that the first is the least recently used.
    kept.delete(key);
    kept.set(key, document);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return document;
  }

  function draw({ form, language, framed, values, hidden, booked }: Omit<BlankForm, 'message'>): DrawnForm {
    const content = { kind: 'form', form, values, hidden, errors: {}, notice: null, booked } as const;
    const html = drawDocument(parts, { language, framed, content });
    const gap = new RegExp(`<input[^>]* name="${gapName}"[^>]*>`).exec(html);
    if (!gap) throw new Error(`The document of the form ${form} has no place for its hidden values.`);
    return { before: html.slice(0, gap.index), after: html.slice(gap.index + gap[0].length) };
  }

  return {
    send(request: FastifyRequest, reply: FastifyReply, blank: BlankForm): Promise<FastifyReply> {
      const { before, after: empty } = documentFor(blank);
      const after = blank.message === null ? empty : withMessage(empty, blank.message);
      const filling = Object.entries(blank.hidden).map(
        ([name, value]) =>
          `<input type="hidden" name="${escapeHtml(name)}" autoComplete="off" value="${escapeHtml(value)}"/>`,
      );
      // The signed values differ in each response, so its length does not help a BREACH attack.
      return sendOnce(request, reply, documentHeaders(blank.language), Buffer.from(before + filling.join('') + after));
    },
  };
}

const messageField = /(?<=<textarea[^>]* name="message"[^>]*>)[^<]*/;

function withMessage(document: string, message: string): string {
  return document.replace(messageField, () => escapeHtml(message));
}
