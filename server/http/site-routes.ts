import type { FastifyInstance } from 'fastify';
import { formsPath } from '../../src/schema/form-submission.ts';
import { vitalsPath } from '../../src/site/vitals.ts';
import { sendResponse, type KeptResponse } from './response.ts';
import { sendErrorResponse } from './error-responses.ts';
import type { createPageResponses } from './page-responses.ts';
import { requestTarget } from './request-target.ts';

export type SiteRoutesOptions = {
  pages: ReturnType<typeof createPageResponses>;
  /** Responses for programs, by path: robots.txt, feeds, calendars. */
  texts: ReadonlyMap<string, KeptResponse>;
};

/**
 * Serves the texts, and a page, a redirect or 404 at every other address. Methods that an address does not accept get
 * 405.
 */
export function siteRoutes(app: FastifyInstance, { pages, texts }: SiteRoutesOptions): void {
  for (const [path, text] of texts) app.get(path, async (request, reply) => sendResponse(request, reply, text));
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = allowedMethods(requestTarget(request.raw.url ?? '/').pathname);
    if (!allowed.includes('GET') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return sendErrorResponse(request, reply.header('allow', allowed.join(', ')), 405);
    return pages.respond(request, reply);
  });
}

function allowedMethods(pathname: string): string[] {
  if (pathname === vitalsPath) return ['POST'];
  return pathname.startsWith(`${formsPath}/`) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}
