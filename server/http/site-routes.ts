import type { FastifyInstance } from 'fastify';
import { formsPath } from '../../src/schema/form-submission.ts';
import { vitalsPath } from '../../src/site/vitals.ts';
import { sendAnswer, type Answer } from './answer.ts';
import { sendErrorAnswer } from './error-answers.ts';
import type { createPageAnswers } from './page-answers.ts';
import { requestTarget } from './request-target.ts';

export type SiteRoutesOptions = {
  pages: ReturnType<typeof createPageAnswers>;
  /** Responses for programs, by path: robots.txt, feeds, calendars. */
  texts: ReadonlyMap<string, Answer>;
};

/**
 * Serves the texts, and a page, a redirect or 404 at every other address. Methods that an address does not accept get
 * 405.
 */
export function siteRoutes(app: FastifyInstance, { pages, texts }: SiteRoutesOptions): void {
  for (const [path, text] of texts) app.get(path, async (request, reply) => sendAnswer(request, reply, text));
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = allowedMethods(requestTarget(request.raw.url ?? '/').pathname);
    if (!allowed.includes('GET') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return sendErrorAnswer(request, reply.header('allow', allowed.join(', ')), 405);
    return pages.answer(request, reply);
  });
}

function allowedMethods(pathname: string): string[] {
  if (pathname === vitalsPath) return ['POST'];
  return pathname.startsWith(`${formsPath}/`) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}
