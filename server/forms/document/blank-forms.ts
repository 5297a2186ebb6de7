import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Language } from '../../../src/i18n/language.ts';
import type { SiteFormId } from '../../../src/schema/site-form.ts';
import type { FormValues } from '../../../src/schema/fields/check-fields.ts';
import { escapeHtml } from '../../../src/site/head.ts';
import { filledDocument, type FilledDocument } from './filled-document.ts';
import { documentHeaders, drawDocument, type FormDocumentParts } from './form-documents.ts';

/** A form to fill in; `hidden` is what it sends along. */
export type BlankForm = {
  form: SiteFormId;
  language: Language;
  framed: boolean;
  values: FormValues;
  hidden: Readonly<Record<string, string>>;
};

/** Forms, languages, frames and pages' choices together make some hundreds of documents; most are never asked for. */
const mostKept = 64;
/** Stands in a document for the values that differ with every visitor. */
const gapName = 'filled-in-later';
/** Longer lists of encodings are no browser's. */
const longestList = 512;

/**
 * Answers with forms to fill in. Each is drawn once and kept; for a visitor only the hidden values are written into it.
 * @param keep false draws each anew, as development needs it
 */
export function blankForms(parts: FormDocumentParts, keep: boolean) {
  const kept = new Map<string, FilledDocument>();

  function documentFor({ form, language, framed, values }: BlankForm): FilledDocument {
    const key = JSON.stringify([form, language, framed, values]);
    const document = kept.get(key) ?? draw({ form, language, framed, values, hidden: { [gapName]: '' } });
    if (!keep) return document;
    // Whatever has not been asked for longest goes first.
    kept.delete(key);
    kept.set(key, document);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return document;
  }

  function draw({ form, language, framed, values, hidden }: BlankForm): FilledDocument {
    const content = { kind: 'form', form, values, hidden, errors: {}, notice: null } as const;
    const html = drawDocument(parts, { language, framed, content });
    const gap = new RegExp(`<input[^>]* name="${gapName}"[^>]*>`).exec(html);
    if (!gap) throw new Error(`The document of the form ${form} has no place for its hidden values.`);
    return filledDocument(html.slice(0, gap.index), html.slice(gap.index + gap[0].length));
  }

  return {
    send(request: FastifyRequest, reply: FastifyReply, blank: BlankForm): FastifyReply {
      const document = documentFor(blank);
      const filling = Object.entries(blank.hidden).map(
        ([name, value]) =>
          `<input type="hidden" name="${escapeHtml(name)}" autoComplete="off" value="${escapeHtml(value)}"/>`,
      );
      const body = acceptsGzip(request.headers['accept-encoding']) ? document.gzip(filling.join('')) : null;
      reply.headers(documentHeaders(blank.language)).header('vary', 'accept-encoding');
      if (body) reply.header('content-encoding', 'gzip');
      return reply.send(body ?? document.plain(filling.join('')));
    },
  };
}

function acceptsGzip(header: string | undefined): boolean {
  if (!header || header.length > longestList) return false;
  const request = { headers: { 'accept-encoding': header } };
  return new Negotiator(request).encoding(['gzip', 'identity'], { preferred: ['gzip'] }) === 'gzip';
}
