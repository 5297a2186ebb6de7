import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { OfficeSession } from '../../src/schema/office.ts';
import { answerParserError, sendErrorAnswer } from '../http/error-answers.ts';
import { boundConnections, registerRequestGuard } from '../http/request-guard.ts';
import { trustOf } from '../http/visitor.ts';
import { servePreviews } from './content/serve-previews.ts';
import { registerOfficeRoutes, registerPublicRoutes } from './guard/guard.ts';
import { answerProblems, sendProblem } from './guard/problems.ts';
import { whoAsks, type WhoAsks } from './guard/who-asks.ts';
import type { OfficeParts } from './office-parts.ts';
import type { OfficeRoute } from './office-route.ts';
import { serveScreen } from './screen/serve-screen.ts';
import { officeHeaders } from './screen/screen-headers.ts';
import type { ScreenFiles } from './screen/screen-files.ts';
import type { PublicRoute } from './sign-in/public-route.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';

/** Largest accepted body in bytes: answers and notes are texts. */
const bodyLimit = 64 * 1024;

/** Greatest number of open connections: an office has a few people, whose browsers open six each. */
const mostConnections = 200;

/** Creates the office's server; it does not listen yet. */
export async function createOfficeApp(
  parts: OfficeParts,
  { routes, screen }: { routes: readonly OfficeRoute[]; screen: ScreenFiles },
): Promise<FastifyInstance> {
  const { env, office, store } = parts;
  const trust = trustOf(env.TRUSTED_PROXIES);
  const headers = officeHeaders(office.OFFICE_URL);
  const app = Fastify({
    trustProxy: trust ?? false,
    bodyLimit,
    requestTimeout: env.REQUEST_TIMEOUT * 1000,
    // Idle connections stay open longer than in the proxy, so that the proxy never writes to a closed one.
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    http: { connectionsCheckingInterval: 2000 },
    clientErrorHandler: (error, socket) => answerParserError(error, socket, headers),
    frameworkErrors: (error, request, reply) =>
      void sendErrorAnswer(request, reply.headers({ ...headers, connection: 'close' }), error.statusCode ?? 400),
    loggerInstance: parts.log,
    // Requests are not logged: their addresses contain search words.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.server.maxConnections = mostConnections;
  boundConnections(app.server, trust);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  registerRequestGuard(app);
  answerProblems(app);
  // Plain text is not accepted: a form of another site can send it without a preflight request.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  const who = whoAsks(parts);
  registerPublicRoutes(app, publicRoutes(parts, who), office);
  registerOfficeRoutes(app, routes, { ...parts, who });
  app.get('/healthz', async (_request, reply) =>
    store.ping().then(
      () => ({}),
      () => sendProblem(reply, 503, 'no-database'),
    ),
  );
  if (parts.content) servePreviews(app, parts.content);
  serveScreen(app, screen);
  return app;
}

/** The routes that need no session. With a centre's own sign-in there are none for passkeys. */
function publicRoutes(parts: OfficeParts, who: WhoAsks): PublicRoute[] {
  const signIn = parts.office.OFFICE_PROXY_HEADER === undefined ? 'passkey' : 'proxy';
  const session: PublicRoute = {
    method: 'GET',
    path: '/api/session',
    async answer({ raw }) {
      const { person = null, ends = null } = (await who(raw)) ?? {};
      return { json: { person, signIn, ends } satisfies OfficeSession };
    },
  };
  return signIn === 'passkey' ? [session, ...signInRoutes(parts)] : [session];
}
