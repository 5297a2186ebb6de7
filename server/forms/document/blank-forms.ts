import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../src/i18n/language.ts';
import type { SiteFormId } from '../../../src/schema/site-form.ts';
import type { FormValues } from '../../../src/schema/fields/check-fields.ts';
import { escapeHtml } from '../../../src/site/head.ts';
import { sendOnce } from '../../http/answer.ts';
import type { FormSession } from './form-document-props.ts';
import { documentHeaders, drawDocument, type FormDocumentParts } from './form-documents.ts';

/** A form to fill in; `hidden` holds the values that it sends along. */
export type BlankForm = {
  form: SiteFormId;
  language: Language;
  framed: boolean;
  values: FormValues;
  /** Stands for the value in the message, which is written in for each visitor: the document itself is kept. */
  message: string | null;
  hidden: Readonly<Record<string, string>>;
  session?: FormSession | undefined;
};

/** Form, language, frame and page's choices make some hundred combinations; most are never requested. */
const mostKept = 64;
/** Stands in a document for the values that differ with every visitor. */
const gapName = 'filled-in-later';

/** A form's document before and after the place of its hidden values. */
type DrawnForm = { before: string; after: string };

/**
 * Answers with forms to fill in. Each is drawn once and kept; for a visitor only the hidden values are written into it.
 * @param keep false draws each anew, as development needs it
 */
export function blankForms(parts: FormDocumentParts, keep: boolean) {
  const kept = new Map<string, DrawnForm>();

  function documentFor({ form, language, framed, values, session }: Omit<BlankForm, 'message'>): DrawnForm {
    const key = JSON.stringify([form, language, framed, values, session]);
    const document = kept.get(key) ?? draw({ form, language, framed, values, session, hidden: { [gapName]: '' } });
    if (!keep) return document;
    // Drops the least recently used form.
    kept.delete(key);
    kept.set(key, document);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return document;
  }

  function draw({ form, language, framed, values, hidden, session }: Omit<BlankForm, 'message'>): DrawnForm {
    const content = { kind: 'form', form, values, hidden, errors: {}, notice: null, session } as const;
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
      // The signed values differ in each answer, so that its length reveals nothing to a BREACH attack.
      return sendOnce(request, reply, documentHeaders(blank.language), Buffer.from(before + filling.join('') + after));
    },
  };
}

const messageField = /(?<=<textarea[^>]* name="message"[^>]*>)[^<]*/;

function withMessage(document: string, message: string): string {
  return document.replace(messageField, () => escapeHtml(message));
}
