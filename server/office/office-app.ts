import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { OfficeSession } from '../../src/schema/office.ts';
import { sendParserError } from '../http/error-responses.ts';
import { boundBodies, boundConnections, registerRequestGuard } from '../http/request-guard.ts';
import { uploadTimeout } from '../http/site-server.ts';
import { trustOf } from '../http/visitor.ts';
import { servePreviews } from './content/previews.ts';
import { registerOfficeRoutes, registerPublicRoutes, whoAsks, type WhoAsks } from './guard/guard.ts';
import { registerProblems, sendProblem } from './guard/problems.ts';
import type { OfficeParts } from './open-office.ts';
import type { OfficeRoute, PublicRoute } from './office-route.ts';
import { officeHeaders, type ScreenFiles, serveScreen } from './screen.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';

/** Largest accepted body in bytes: answers and notes are texts. */
const bodyLimit = 64 * 1024;

/** Greatest number of open connections: an office has a few people, whose browsers open six each. */
const mostConnections = 200;

/** Interval in which the probe writes to the database at most once, in milliseconds: anybody may request it. */
const healthEvery = 1_000;

/** Creates the office's server; it does not listen yet. */
export async function createOfficeApp(
  parts: OfficeParts,
  { routes, screen }: { routes: readonly OfficeRoute[]; screen: ScreenFiles },
): Promise<FastifyInstance> {
  const { env, office, store } = parts;
  const headers = officeHeaders(office.OFFICE_URL);
  const trust = trustOf(env.TRUSTED_PROXIES);
  const app = Fastify({
    trustProxy: trust ?? false,
    bodyLimit,
    requestTimeout: Math.max(env.REQUEST_TIMEOUT * 1000, uploadTimeout),
    // Idle connections stay open longer than in the proxy, so that the proxy never writes to a closed one.
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Node would take a longer limit for headers as that of requests.
    http: { connectionsCheckingInterval: 2000, headersTimeout: 10_000 },
    loggerInstance: parts.log,
    // Requests are not logged: their addresses contain search words.
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: (error, socket) => sendParserError(error, socket, headers),
    // Hooks do not run for a malformed address, so the headers are set here.
    frameworkErrors: (error, _request, reply) =>
      void sendProblem(reply.headers(headers), error.statusCode ?? 400, 'unreadable'),
  });
  app.server.maxConnections = mostConnections;
  boundConnections(app.server, trust);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  registerRequestGuard(app);
  boundBodies(app, env.REQUEST_TIMEOUT * 1000, '/api/picture-uploads');
  registerProblems(app);
  // Plain text is not accepted: a form of another site can send it without a preflight request.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  const who = whoAsks(parts);
  registerPublicRoutes(app, publicRoutes(parts, who), office);
  registerOfficeRoutes(app, routes, { ...parts, who });
  const isHealthy = rarely(healthEvery, () =>
    store.ping().then(
      () => true,
      () => false,
    ),
  );
  app.get('/healthz', async (_request, reply) => ((await isHealthy()) ? {} : sendProblem(reply, 503, 'no-database')));
  if (parts.content) servePreviews(app, parts.content);
  serveScreen(app, screen);
  return app;
}

/** The routes that need no session. */
function publicRoutes(parts: OfficeParts, who: WhoAsks): PublicRoute[] {
  const session: PublicRoute = {
    method: 'GET',
    path: '/api/session',
    async respond({ raw }) {
      return { json: ((await who(raw)) ?? { person: null, ends: null }) satisfies OfficeSession };
    },
  };
  return [session, ...signInRoutes(parts)];
}

/** Shares the outcome of a task among all calls within an interval. */
function rarely<Outcome>(ms: number, task: () => Promise<Outcome>): () => Promise<Outcome> {
  let last: { at: number; outcome: Promise<Outcome> } | null = null;
  return () => {
    const at = performance.now();
    if (last === null || at - last.at >= ms) last = { at, outcome: task() };
    return last.outcome;
  };
}
