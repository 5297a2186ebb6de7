import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isAway } from '../../enquiries/store/store-error.ts';
import { placeOf } from '../../http/error-responses.ts';
import { RequestError } from '../office-route.ts';

/** Problem ids of requests that fail before their route, by status. */
const problems: Readonly<Record<number, string>> = {
  413: 'too-large',
  415: 'not-json',
  429: 'too-many',
};

/**
 * Answers every error with `{ problem }`. Texts of unexpected errors are left out, since they may contain personal
 * data.
 */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RequestError) return sendProblem(reply, error.status, error.message, error.more);
    const away = isAway(error);
    const status = away ? 503 : error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status < 500) return sendProblem(reply, status, problems[status] ?? 'unreadable');
    const { url: route } = request.routeOptions;
    request.log.error({ route, kind: error.name, code: error.code, at: placeOf(error) }, 'request failed');
    return sendProblem(reply, status, away ? 'no-database' : 'failed');
  });
}

/** Sends `{ problem }`. */
export function sendProblem(reply: FastifyReply, status: number, problem: string, more: object = {}): FastifyReply {
  return reply.code(status).send({ problem, ...more });
}
