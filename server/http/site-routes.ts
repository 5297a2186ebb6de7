import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formsPath } from '../../src/schema/form-submission.ts';
import { vitalsPath } from '../../src/site/vitals.ts';
import { sendErrorAnswer, writeErrorAnswer } from './error-answers.ts';
import type { Shortcut } from './http-server.ts';
import type { createPageAnswers } from './page-answers.ts';
import { sendPrepared, type Headers, type PreparedAnswer } from './prepared-answer.ts';
import { requestTarget } from './request-target.ts';

export type SiteRoutesOptions = {
  pages: ReturnType<typeof createPageAnswers>;
  /** Files and texts by path. */
  files: ReadonlyMap<string, PreparedAnswer>;
  plainHeaders: Headers;
};

/** Answers pages and files that stand ready, without routing. */
export function siteShortcut({ pages, files }: SiteRoutesOptions): Shortcut {
  return (request, response, target) => {
    const file = files.get(target.pathname);
    if (!file) return pages.answerKept(request, response, target);
    sendPrepared(request, response, file);
    return true;
  };
}

/** Takes every address that no route knows: files, pages, redirects, 404; and 405 for what only reads or only takes. */
export function siteRoutes(app: FastifyInstance, options: SiteRoutesOptions): void {
  const shortcut = siteShortcut(options);
  app.setNotFoundHandler(async (request, reply) => {
    const target = requestTarget(request.raw.url ?? '/');
    const allowed = allowedMethods(target.pathname);
    if (!allowed.includes('GET') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return sendErrorAnswer(request, reply.header('allow', allowed.join(', ')), 405);
    reply.hijack();
    if (shortcut(request.raw, reply.raw, target)) return undefined;
    try {
      await options.pages.answer(request.raw, reply.raw, target);
    } catch (error) {
      failed(request, error);
      if (reply.raw.headersSent) reply.raw.destroy();
      else writeErrorAnswer(request.raw, reply.raw, 500, options.plainHeaders);
    }
    return undefined;
  });
}

function failed(request: FastifyRequest, error: unknown): void {
  request.log.error({ kind: error instanceof Error ? error.name : typeof error }, 'page failed');
}

function allowedMethods(pathname: string): string[] {
  if (pathname === vitalsPath) return ['POST'];
  return pathname.startsWith(`${formsPath}/`) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}
