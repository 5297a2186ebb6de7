import type { FastifyReply, FastifyRequest } from 'fastify';
import { otherLanguage, type Language } from '../../src/i18n/language.ts';
import { answerElement } from '../../src/site/answer-place.ts';
import { escapeHtml } from '../../src/site/head.ts';
import { dataPath, type PageData } from '../../src/site/page-data.ts';
import { routeRow, type RouteId } from '../../src/site/routes.ts';
import type { SiteBuild } from '../site-build.ts';
import { createPrivateAnswers, keepReads, type AnsweredDocument } from './private-answers.ts';

/** Results for one sender. A person asks for a few in a minute, a class behind one address for some dozens. */
const perSender = { requests: 120, seconds: 60 };

const opening = `<${answerElement} data-unmarked="">`;
const closing = `</${answerElement}>`;
const sheetsAtEnd = /(?:<link rel="stylesheet" href="[^"]+">)+(?=[^<]*(?:<script type="application|<\/body))/;

/** Reads the places left by session; null where no session can be booked. */
export type ReadSeats = () => Promise<Readonly<Record<string, number>> | null>;

/** A page's document, and the answers in its address, with a question mark. */
export type ToolRequest = {
  document: AnsweredDocument;
  page: RouteId;
  language: Language;
  search: string;
};

/**
 * Draws the form and result of a page for the answers in its address. The answers are never written to a disk or a log.
 */
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

  /** Answers with the result. */
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

  /** Forgets the pages' data, as the pages have been drawn again. */
  function forget(): void {
    pages.forget();
  }

  return { answer, forget };
}

/**
 * Puts a drawn tool into its place in a document. The sheets come before it: the styles in the document's head are
 * those of the page without a result.
 * @param toggle the link to the other language, as it stands in the document and as it is to stand there
 * @param attributes further ones of the place, with a blank before each
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

/** The link to the other language takes the answers along, as the live page's does. */
function toggled({ language, toggle }: PageData, search: string): readonly string[] {
  const link = (path: string) => `href="${escapeHtml(path)}" hrefLang`;
  const path = toggle[otherLanguage(language)];
  return [link(path), link(path + search)];
}
