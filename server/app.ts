import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { CountryLookup } from './country/country-lookup.ts';
import type { FormSecrets } from './enquiries/form-secret.ts';
import type { EnquiryStore } from './enquiries/store/enquiry-store.ts';
import type { Env } from './env.ts';
import { providerAttribute } from './forms/provider-settings.ts';
import { formRoutes } from './forms/routes.ts';
import { calendarAnswers } from './http/calendar-answers.ts';
import { connectionLimit } from './http/connection-limit.ts';
import { registerErrorAnswers, sendErrorAnswer } from './http/error-answers.ts';
import { answerParserError, createHttpServer } from './http/http-server.ts';
import { registerOverload } from './http/overload.ts';
import { createPageAnswers } from './http/page-answers.ts';
import { probeRoutes } from './http/probes.ts';
import { documentHeaders, plainHeaders, type SecurityFacts } from './http/security-headers.ts';
import { siteRoutes, siteShortcut } from './http/site-routes.ts';
import { textAnswers } from './http/text-answers.ts';
import { countryOf, trustOf } from './http/visitor.ts';
import { measurementAttributes } from './measurement/measurement-settings.ts';
import { tagSources } from './measurement/tag-sources.ts';
import { vitalsRoute } from './measurement/vitals-route.ts';
import type { VitalsStore } from './measurement/vitals-store.ts';
import { providerSources } from '../src/site/provider-sources.ts';
import { heldConditions } from './services.ts';
import type { SiteBuild } from './site-build.ts';

/** What the server is put together from. */
export type AppParts = {
  env: Env;
  site: SiteBuild;
  lookup: CountryLookup;
  log: FastifyBaseLogger;
  store: EnquiryStore;
  vitals: VitalsStore;
  formSecrets: FormSecrets;
  /** Whether the process was told to stop and serves on for those who have not heard yet. */
  isStopping: () => boolean;
};

/** A body larger than this is refused before it is read whole, in bytes; forms have a limit of their own. */
const bodyLimit = 64 * 1024;

/**
 * Puts the server together; nothing listens yet. Pages and files that stand ready are answered before Fastify routes
 * anything; it takes the rest: forms, measurement, the country service, probes, and what is asked for the first time.
 */
export async function createApp({
  env,
  site,
  lookup,
  log,
  store,
  vitals,
  formSecrets,
  isStopping,
}: AppParts): Promise<FastifyInstance> {
  const { facts, middleware } = site;
  const development = site.mode === 'development';
  const security = securityFacts(env, site);
  const plain = plainHeaders(security);
  const country = { lookup, header: env.COUNTRY_HEADER, trust: trustOf(env.TRUSTED_PROXIES) };
  const texts = textAnswers({
    ...facts,
    siteUrl: env.SITE_URL,
    siteName: facts.centre.name,
    indexNowKey: env.INDEXNOW_KEY ?? null,
  });
  const settings = [
    ` data-geo="${env.GEO_SERVICE_URL ?? '/geo'}"`,
    measurementAttributes(env),
    providerAttribute(env.formProvider),
  ].join('');
  const served = {
    pages: createPageAnswers({
      site,
      country,
      settings,
      held: heldConditions(env),
      headersFor: (inline) => documentHeaders(security, inline),
      redirectHeaders: plain,
    }),
    files: new Map([...site.files, ...texts, ...calendarAnswers(facts.calendars, env.SITE_URL)]),
    plainHeaders: plain,
  };

  const app = Fastify({
    serverFactory: (handler) =>
      createHttpServer({
        requestTimeout: env.REQUEST_TIMEOUT,
        maxConnections: connectionLimit(env.MAX_CONNECTIONS),
        plainHeaders: plain,
        shortcut: siteShortcut(served),
        handler,
      }),
    clientErrorHandler: (error, socket) => answerParserError(error, socket, plain),
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : false,
    bodyLimit,
    // Nothing of a visitor is logged: method, path pattern, status and time say enough.
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the server stops is answered like any other: the store is still open.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) =>
      void sendErrorAnswer(request, reply.headers(plain), error.statusCode ?? 400),
  });

  registerErrorAnswers(app);
  const headers = documentHeaders(security);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (log.level === 'debug')
    app.addHook('onResponse', (request, reply, done) => {
      request.log.debug(
        { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
      done();
    });
  // Drawing pages on request keeps the event loop busy: in development that is no sign of overload.
  if (!development) registerOverload(app);
  await app.register(fastifyRateLimit, { global: false });

  await app.register(probeRoutes, { store, isStopping });
  app.get('/geo/json/', { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ country: countryOf(request.raw, country) ?? null }),
  );
  await app.register(formRoutes, {
    ...facts,
    views: site.views,
    assets: site.formAssets,
    formTexts: (language) => facts.formTexts[language],
    siteUrl: env.SITE_URL,
    secrets: formSecrets,
    databaseUrl: env.DATABASE_URL,
    store,
    keepDocuments: !development,
    // In development nobody has built the widget: Vite serves its source.
    ...(development ? { widgetScript: `import '/src/features/forms/widget/embed.ts'` } : {}),
  });
  await app.register(vitalsRoute, { store: vitals });

  if (middleware) app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, () => next()));
  siteRoutes(app, served);
  let preparing = new AbortController();
  function prepareAhead(): void {
    preparing.abort();
    preparing = new AbortController();
    served.pages
      .prepareAhead(preparing.signal)
      .then(() => log.info('documents are compressed'))
      .catch((error: unknown) =>
        log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'not prepared'),
      );
  }
  app.addHook('onListen', prepareAhead);
  app.addHook('onClose', () => preparing.abort());
  site.days?.onReread(() => {
    served.pages.forget();
    if (app.server.listening) prepareAhead();
  });
  return app;
}

function securityFacts(env: Env, site: SiteBuild): SecurityFacts {
  const tags = tagSources(env);
  const forms = env.formProvider ? providerSources(env.formProvider) : { scripts: [], frames: [] };
  const geoOrigin = env.GEO_SERVICE_URL ? [new URL(env.GEO_SERVICE_URL).origin] : [];
  return {
    connectOrigins: [...geoOrigin, ...tags.connections],
    frameOrigins: [...site.facts.frameOrigins, ...tags.frames, ...forms.frames],
    scriptOrigins: [...tags.scripts, ...forms.scripts],
    imageOrigins: tags.images,
    https: env.SITE_URL.startsWith('https:'),
    hsts: env.HSTS,
    reportOnly: site.mode === 'development',
  };
}
