import type { FastifyReply, FastifyRequest } from 'fastify';
import { otherLanguage, type Language } from '../../src/i18n/language.ts';
import { answerElement } from '../../src/site/answer-place.ts';
import { escapeHtml } from '../../src/site/head.ts';
import { dataPath, type PageData } from '../../src/site/page-data.ts';
import { routeRow, type RouteId } from '../../src/site/routes.ts';
import { toggleTarget } from '../../src/site/toggle-target.ts';
import type { SiteBuild } from '../site-build.ts';
import { createPrivateAnswers, keepReads, type AnsweredDocument } from './private-answers.ts';

/** Limit of results for one sender: a person requests a few a minute, a class behind one address some dozens. */
const perSender = { requests: 120, seconds: 60 };

const opening = `<${answerElement} data-unmarked="">`;
const closing = `</${answerElement}>`;
const sheetsAtEnd = /(?:<link rel="stylesheet" href="[^"]+">)+(?=[^<]*(?:<script type="application|<\/body))/;

/** Reads the number of free places of each session; null if no session can be booked. */
export type ReadSeats = () => Promise<Readonly<Record<string, number>> | null>;

/** A page's document, and the query with the visitor's answers, question mark included. */
export type ToolRequest = {
  document: AnsweredDocument;
  page: RouteId;
  language: Language;
  search: string;
};

/** Draws a tool's form and result for the answers in the address. Answers are never written to a disk or a log. */
export function createTools(site: Pick<SiteBuild, 'mode' | 'data' | 'views'>) {
  const answerPrivately = createPrivateAnswers(perSender);
  const pages = keepReads<PageData | null>(site.mode);

  async function readJson(path: string): Promise<object | null> {
    const file = await site.data(path);
    return file && (JSON.parse(file.toString()) as object);
  }

  async function readPage(page: RouteId, language: Language): Promise<PageData | null> {
    const { bank: path } = routeRow(page);
    const [data, bank] = await Promise.all([readJson(dataPath(page, language)), path && readJson(path)]);
    if (!data) return null;
    const { content, ...own } = data as PageData;
    return { ...own, content: path ? { ...(content as object), bank } : content };
  }

  /** Responds with the page and its result. */
  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { document, page, language, search }: ToolRequest,
  ): Promise<FastifyReply> {
    return answerPrivately(request, reply, document, async (inTurn) => {
      const data = await pages.get(dataPath(page, language), () => readPage(page, language));
      const drawn = await inTurn(() => (data ? site.views.drawTool(data, search) : ''));
      if (drawn === null) return null;
      return (html) => withTool(html, drawn, data ? toggled(data, search) : []);
    });
  }

  /** Clears the pages' data after pages were drawn again. */
  function forget(): void {
    pages.forget();
  }

  return { answer, forget };
}

/**
 * Puts a drawn tool into its element of a document. The style sheets at the document's end are repeated after its
 * inline styles, which are those of the page without a result.
 * @param toggle the link to the other language: as it is in the document, and its replacement
 * @param attributes further attributes of the element, with a blank before each
 */
export function withTool(
  document: string,
  drawn: string,
  [from = '', to = '']: readonly string[],
  attributes = '',
): string {
  const start = document.indexOf(opening);
  const end = document.indexOf(closing);
  if (start < 0 || end < 0) return document;
  const sheets = sheetsAtEnd.exec(document.slice(end))?.[0] ?? '';
  const before = document
    .slice(0, start)
    .replace('</style>', () => `</style>${sheets}`)
    .replace(from, () => to);
  return before + opening.replace('>', () => `${attributes}>`) + drawn + document.slice(end);
}

/** Adds the answers to the link to the other language, as the page's script does. */
function toggled({ page, language, params }: PageData, search: string): readonly string[] {
  return ['', search].map((query) => {
    const path = toggleTarget(page, otherLanguage(language), params, query);
    return `href="${escapeHtml(path)}" hrefLang`;
  });
}
