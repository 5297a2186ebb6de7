import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/i18n/language.ts';
import { otherLanguage } from '../../src/i18n/language.ts';
import { visitorMark } from '../../src/site/document.ts';
import { pathTo, type RouteParams } from '../../src/site/links.ts';
import { matchPath } from '../../src/site/match.ts';
import { dataPath, missingArticle, type PageId } from '../../src/site/page-data.ts';
import { pageName, scriptHash, type SiteBuild } from '../site-build.ts';
import { compressible, sendCompressed, type Compressible } from './compressed.ts';
import { visitorAttributes, visitorOf, type CountrySource, type Visitor } from './visitor.ts';

export type PageRoutesOptions = {
  site: SiteBuild;
  country: CountrySource;
  /** Attributes of the html element that are the same for every visitor: where services are, what is switched on. */
  settings: string;
  /** Whether bodies may be kept between requests: not in development, where they change. */
  keep: boolean;
};

/**
 * The pages: each in its language, redirects of the route table, the data of in-page navigation, and for every other
 * address a real 404 with the screen for unknown addresses.
 */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { site, country, settings, keep } = options;
  const bodies = new Map<string, Compressible>();

  function kept(key: string, text: string): Compressible {
    const body = bodies.get(key) ?? compressible(text);
    if (keep) bodies.set(key, body);
    return body;
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor,
    page: { id: PageId; language: Language; params: RouteParams },
  ): Promise<FastifyReply> {
    const document = await site.document(page.id, page.language, page.params);
    if (document === null) {
      const lost = page.id === 'article' ? missingArticle : {};
      return sendPage(request, reply, visitor, { ...page, id: 'notFound', params: lost });
    }
    const attributes = visitorAttributes(visitor) + settings;
    reply.code(page.id === 'notFound' ? 404 : 200).type('text/html; charset=utf-8');
    // The same address may answer in another language, or to another country, the next time.
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie').header('content-language', page.language);
    allowInlineStyles(reply, document);
    const key = `${pageName(page.id, page.language, page.params)} ${attributes}`;
    return sendCompressed(
      request,
      reply,
      kept(
        key,
        document.replace(visitorMark, () => attributes),
      ),
    );
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = splitAddress(request.raw.url ?? '/');
    const visitor = visitorOf(request, country);
    const match = matchPath(pathname);
    if (match.kind === 'none') {
      return sendPage(request, reply, visitor, { id: 'notFound', language: visitor.choice.language, params: {} });
    }
    const language = match.language ?? visitor.choice.language;
    const { route, params } = match;
    if (match.kind === 'redirect') {
      return reply
        .header('cache-control', 'public, max-age=3600')
        .redirect(pathTo(route, language, params) + search, 308);
    }
    // `lang` is an explicit choice, also on an address of the other language (D2). The query tells the browser to save it.
    if (visitor.choice.decidedBy === 'requested' && visitor.choice.language !== language) {
      return reply
        .header('cache-control', 'no-cache')
        .redirect(pathTo(route, otherLanguage(language), params) + search, 302);
    }
    return sendPage(request, reply, visitor, { id: route, language, params });
  }

  app.get('/data/*', async (request, reply) => {
    const { pathname } = splitAddress(request.raw.url ?? '/');
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    const found = await site.data(pathname);
    if (found !== null) return sendCompressed(request, reply, kept(pathname, found));
    const language: Language = pathname.startsWith('/data/en/') ? 'en' : 'es';
    const lost = dataPath('notFound', language, /^\/data\/\w+\/article\//.test(pathname) ? missingArticle : {});
    return sendCompressed(request, reply.code(404), kept(lost, (await site.data(lost)) ?? '{}'));
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, reply);
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('405 Method Not Allowed\n');
  });
  app.get('/', answer);
}

const styleHashes = new Map<string, string>();

/** Allows a document's inline styles in its policy, by their hash. */
function allowInlineStyles(reply: FastifyReply, document: string): void {
  const css = /<style>(.*?)<\/style>/s.exec(document)?.[1];
  if (css === undefined) return;
  const hash = styleHashes.get(css) ?? scriptHash(css);
  styleHashes.set(css, hash);
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${hash}`));
}

/** Splits a request target without normalising it: `//host/x` is a path like any other, never another site. */
function splitAddress(target: string): { pathname: string; search: string } {
  const end = target.indexOf('?');
  return end < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, end), search: target.slice(end) };
}
