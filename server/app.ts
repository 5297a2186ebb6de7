import { join } from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { CountryLookup } from './country/country-lookup.ts';
import type { FormSecrets } from './enquiries/form-secret.ts';
import type { EnquiryStore } from './enquiries/store/store.ts';
import type { Env } from './env.ts';
import { seatsLeft } from './forms/visit-routes.ts';
import { formRoutes } from './forms/routes.ts';
import { calendarResponses, textResponses } from './http/text-responses.ts';
import { registerErrorResponses, sendErrorResponse } from './http/error-responses.ts';
import { registerOverload } from './http/overload.ts';
import { createPageResponses } from './http/page-responses.ts';
import { probeRoutes } from './http/probes.ts';
import { boundBodies, registerRequestGuard } from './http/request-guard.ts';
import { requestTarget, withoutOrigin } from './http/request-target.ts';
import { sendResponse } from './http/response.ts';
import {
  documentHeaders,
  plainHeaders,
  staticHeaders,
  transportHeaders,
  type SecurityFacts,
} from './http/security-headers.ts';
import { limitSenders } from './http/senders.ts';
import { staticFiles } from './http/static-files.ts';
import { countryOf, trustOf } from './http/visitor.ts';
import { tagSources } from './measurement/measurement-settings.ts';
import { vitalsRoute } from './measurement/vitals-route.ts';
import { formsPath } from '../src/schema/form-submission.ts';
import { proposalForm } from '../src/schema/site-form.ts';
import { vitalsPath, type VitalsReport } from '../src/site/vitals.ts';
import { takesBookings } from '../src/site/visits.ts';
import { tallyOrigin } from '../src/schema/tally.ts';
import type { SiteBuild } from './site-build.ts';

/** The parts that `createApp` connects. */
export type AppParts = {
  env: Env;
  site: SiteBuild;
  lookup: CountryLookup;
  log: FastifyBaseLogger;
  store: EnquiryStore;
  /** Adds to the figures the measurements that a browser has sent. */
  countVitals?: ((report: VitalsReport) => void) | undefined;
  formSecrets: FormSecrets;
  /** Resolves when the first attempt to open the enquiries' database is over. */
  firstAttempt: Promise<void>;
  /** Whether the process is about to stop after SIGTERM. It still serves, because load balancers notice a stop late. */
  isStopping: () => boolean;
  countPageFailure?: (() => void) | undefined;
};

/** Size of the largest accepted body, in bytes; forms have a limit of their own. */
const bodyLimit = 64 * 1024;

/**
 * Creates the Fastify app that serves one version of the content, and the function that draws its pages ahead. Await
 * `ready()`, then call `routing`. New content needs a new app.
 */
export async function createApp({
  env,
  site,
  lookup,
  log,
  store,
  countVitals = () => undefined,
  formSecrets,
  firstAttempt,
  isStopping,
  countPageFailure,
}: AppParts): Promise<{ app: FastifyInstance; warm: () => Promise<void> }> {
  const { facts, middleware } = site;
  const development = site.mode === 'development';
  const security = securityFacts(env, site);
  const plain = plainHeaders(security);
  const country = { lookup, header: env.COUNTRY_HEADER, trust: trustOf(env.TRUSTED_PROXIES) };
  const texts = textResponses({
    ...facts,
    siteUrl: env.SITE_URL,
    siteName: facts.centre.name,
    email: facts.centre.email,
  });
  const pages = createPageResponses({
    site,
    country,
    log,
    countFailure: countPageFailure,
    headersFor: (inline) => documentHeaders(security, inline),
    redirectHeaders: plain,
    readSeats: async () => {
      const open = facts.visits.filter((visit) => takesBookings(visit, new Date()));
      return open.length > 0 ? seatsLeft(store, open) : null;
    },
  });

  const app = Fastify({
    rewriteUrl: ({ url }) => withoutOrigin(url ?? '/'),
    trustProxy: country.trust ?? false,
    bodyLimit,
    // The hook below logs route, status and time of each request, at level `debug` only. Nothing about a visitor is
    // logged.
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A request that arrives on an open connection during a stop is answered as usual: the store is still open.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) =>
      void sendErrorResponse(request, reply.headers({ ...plain, connection: 'close' }), error.statusCode ?? 400),
  });
  registerErrorResponses(app);
  const everywhere = transportHeaders(security);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everywhere);
    done();
  });
  registerRequestGuard(app);
  boundBodies(app, env.REQUEST_TIMEOUT * 1000, `${formsPath}/${proposalForm}`);
  if (log.level === 'debug')
    app.addHook('onResponse', (request, reply, done) => {
      request.log.debug(
        { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
      done();
    });
  // In development each request draws its page. That blocks the event loop without being an overload.
  if (!development) registerOverload(app);
  await app.register(probeRoutes, { store, isStopping });
  app.get('/geo/json/', { onRequest: limitSenders({ requests: 60, seconds: 60 }) }, async (request, reply) =>
    reply.headers({ ...plain, 'cache-control': 'no-store' }).send({ country: countryOf(request, country) ?? null }),
  );
  await app.register(formRoutes, {
    headers: documentHeaders(security),
    ...facts,
    courses: facts.courses.filter(({ id }) => facts.offeredCourses.includes(id)),
    courseNames: facts.courses,
    views: site.views,
    assets: site.formAssets,
    formTexts: (language) => facts.formTexts[language],
    siteUrl: env.SITE_URL,
    secrets: formSecrets,
    firstAttempt,
    databaseUrl: env.DATABASE_URL,
    uploadFolder: join(env.DATA_DIR, 'uploads'),
    store,
    keepDocuments: !development,
    // Development has no built widget: Vite serves its source.
    ...(development ? { widgetScript: `void import('/src/features/forms/widget/embed.ts')` } : {}),
  });
  await app.register(vitalsRoute, { siteUrl: env.SITE_URL, count: countVitals });

  if (middleware) app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, () => next()));
  if (site.files) await app.register(staticFiles, { files: site.files, headersOf: staticHeaders });
  for (const [path, text] of [...texts, ...calendarResponses(facts.calendars, env.SITE_URL)])
    app.get(path, async (request, reply) => sendResponse(request, reply, text));
  // A page, a redirect or 404 at every other address.
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = allowedMethods(requestTarget(request.raw.url ?? '/').pathname);
    if (!allowed.includes('GET') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return sendErrorResponse(request, reply.header('allow', allowed.join(', ')), 405);
    return pages.respond(request, reply);
  });
  return { app, warm: pages.warm };
}

function securityFacts(env: Env, site: SiteBuild): SecurityFacts {
  const tags = tagSources(env);
  const forms = env.tallyForms ? [tallyOrigin] : [];
  const geoOrigin = env.GEO_SERVICE_URL ? [new URL(env.GEO_SERVICE_URL).origin] : [];
  return {
    connectOrigins: [...geoOrigin, ...tags.connections],
    frameOrigins: [...site.facts.frameOrigins, ...tags.frames, ...forms],
    scriptOrigins: [...tags.scripts, ...forms],
    imageOrigins: tags.images,
    https: env.SITE_URL.startsWith('https:'),
    reportOnly: site.mode === 'development',
  };
}

function allowedMethods(pathname: string): string[] {
  if (pathname === vitalsPath) return ['POST'];
  return pathname.startsWith(`${formsPath}/`) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}
