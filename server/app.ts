import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import fastifyUnderPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { CountryLookup } from './country/country-lookup.ts';
import type { EnquiryStore } from './enquiries/store/store.ts';
import type { Env } from './env.ts';
import { providerAttribute } from './forms/provider-settings.ts';
import { formRoutes } from './forms/routes.ts';
import { registerErrorAnswers, sendErrorAnswer } from './http/error-answers.ts';
import { feedRoutes } from './http/feed-routes.ts';
import { measurementAttributes } from './measurement/measurement-settings.ts';
import { tagSources } from './measurement/tag-sources.ts';
import { vitalsRoute } from './measurement/vitals-route.ts';
import type { VitalsStore } from './measurement/vitals-store.ts';
import { pageRoutes } from './http/page-routes.ts';
import { permissionsPolicy, securityHeaders } from './http/security.ts';
import { countryOf } from './http/visitor.ts';
import { providerSources } from '../src/site/provider-sources.ts';
import { robotsText, sitemapXml } from '../src/site/sitemap.ts';
import { servicesAttribute } from './services.ts';
import type { SiteBuild } from './site-build.ts';

/** What the server is put together from. */
export type AppParts = {
  env: Env;
  site: SiteBuild;
  lookup: CountryLookup;
  log: FastifyBaseLogger;
  store: EnquiryStore;
  vitals: VitalsStore;
  formSecret: Buffer;
};

/** A body larger than this is refused before it is read whole, in bytes; forms have a limit of their own. */
const bodyLimit = 64 * 1024;

/** Puts the server together; nothing listens yet. */
export async function createApp({
  env,
  site,
  lookup,
  log,
  store,
  vitals,
  formSecret,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : false,
    bodyLimit,
    // Nothing of a visitor is logged: method, path pattern, status and time say enough.
    loggerInstance: log,
    disableRequestLogging: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void sendErrorAnswer(request, reply, error.statusCode ?? 400),
  });
  const country = { lookup, header: env.COUNTRY_HEADER };
  const geoOrigin = env.GEO_SERVICE_URL ? new URL(env.GEO_SERVICE_URL).origin : null;

  const tags = tagSources(env);
  const forms = env.formProvider ? providerSources(env.formProvider) : { scripts: [], frames: [] };

  registerErrorAnswers(app);
  await app.register(fastifyHelmet, {
    ...securityHeaders({
      scriptHashes: site.scriptHashes,
      connectOrigins: [...(geoOrigin ? [geoOrigin] : []), ...tags.connections],
      frameOrigins: [...site.facts.frameOrigins, ...tags.frames, ...forms.frames],
      scriptOrigins: [...tags.scripts, ...forms.scripts],
      imageOrigins: tags.images,
      https: env.SITE_URL.startsWith('https:'),
    }),
    // Vite's own inline scripts and styles have no hash.
    ...(site.clientFolder ? {} : { contentSecurityPolicy: false }),
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  // Drawing pages on request keeps the event loop busy: in development that is no sign of overload.
  if (site.clientFolder)
    await app.register(fastifyUnderPressure, { maxEventLoopDelay: 2000, exposeStatusRoute: false });
  await app.register(fastifyRateLimit, { global: false });

  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (request, reply) => {
    try {
      await store.ping();
      return await reply.type('text/plain').send('ready\n');
    } catch (error) {
      request.log.error({ kind: error instanceof Error ? error.name : typeof error }, 'database does not answer');
      return reply.code(503).type('text/plain').send('not ready: the database does not answer\n');
    }
  });
  app.get('/geo/json/', { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ country: countryOf(request, country) ?? null }),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(env.SITE_URL)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapXml(env.SITE_URL, site.facts.pages)),
  );

  const { views, facts, formAssets } = site;
  await app.register(formRoutes, {
    ...facts,
    views,
    assets: formAssets,
    formTexts: (language) => facts.formTexts[language],
    siteUrl: env.SITE_URL,
    secret: formSecret,
    store,
    // In development nobody has built the widget: Vite serves its source.
    ...(site.clientFolder ? {} : { widgetScript: `import '/src/features/forms/widget/embed.ts'` }),
  });

  await app.register(vitalsRoute, { store: vitals });
  await app.register(feedRoutes, {
    siteUrl: env.SITE_URL,
    siteName: site.facts.centre.name,
    articles: site.facts.articles,
  });

  const { middleware } = site;
  if (middleware) app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, () => next()));
  if (site.clientFolder) {
    await app.register(fastifyStatic, {
      root: site.clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }
  await app.register(pageRoutes, {
    site,
    country,
    settings: [
      ` data-geo="${env.GEO_SERVICE_URL ?? '/geo'}"`,
      measurementAttributes(env),
      providerAttribute(env.formProvider),
      servicesAttribute(env),
    ].join(''),
    keep: site.clientFolder !== null,
  });
  return app;
}
