import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from './app.ts';
import { openCountryLookup } from './country/country-lookup.ts';
import { appsInTurn } from './publish/apps-in-turn.ts';
import { contentInPlace, followContent } from './publish/follow-content.ts';
import { shownContent } from './publish/shown-content.ts';
import { startEnquiries } from './enquiries/start-enquiries.ts';
import { type Env, readEnv } from './env.ts';
import type { Figures } from './figures/figures.ts';
import { closeSiteServer, createSiteServer } from './http/site-server.ts';
import { tallyAttribute } from './forms/tally-settings.ts';
import { measurementAttributes } from './measurement/measurement-settings.ts';
import { metConditions } from './services.ts';
import { type PageSettings, readSiteBuild, type SiteBuild } from './site-build.ts';

const development = process.argv.includes('--dev');

/** Longest wait for running requests and deliveries at a stop, in milliseconds, after DRAIN_SECONDS. */
const stopLimit = 10_000;

async function openSite(env: Env, log: Logger): Promise<SiteBuild> {
  // Vite is needed in development only; production never loads it.
  if (development) return (await import('../build/dev-site.ts')).openDevSite(pageSettings(env));
  const places = { dist: resolve('dist'), dataDir: resolve(env.DATA_DIR) };
  const { from, refused } = await shownContent(places);
  if (refused !== null)
    log.error({ reason: refused }, 'published content cannot be shown: the build’s own is shown instead');
  try {
    return await readSiteBuild({ ...places, from }, pageSettings(env));
  } catch (error) {
    if (from === places.dist) throw error;
    log.error({ err: error }, 'published content cannot be shown: the build’s own is shown instead');
    return readSiteBuild({ ...places, from: places.dist }, pageSettings(env));
  }
}

function pageSettings(env: Env): PageSettings {
  const attributes = {
    'data-geo': env.GEO_SERVICE_URL ?? '/geo',
    ...measurementAttributes(env),
    ...tallyAttribute(env.tallyForms),
  };
  return { siteUrl: env.SITE_URL, held: metConditions(env), attributes };
}

/** The code of the figures is loaded only if Prometheus is configured, because it needs some megabytes. */
async function openFigures(env: Env): Promise<Figures | null> {
  if (env.METRICS_PORT === undefined) return null;
  const { createFigures } = await import('./figures/figures.ts');
  return createFigures({ port: env.METRICS_PORT, host: env.METRICS_HOST });
}

async function start(env: Env): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL });
  const seen = contentInPlace({ dist: resolve('dist'), dataDir: resolve(env.DATA_DIR) });
  const [first, lookup] = await Promise.all([openSite(env, log), openCountryLookup(env.GEO_DATABASE_FILE)]);
  let site = first;
  const enquiries = startEnquiries(env, () => site, log);
  const figures = await openFigures(env);
  const store = figures?.watchStore(enquiries.store) ?? enquiries.store;
  let stopping = false;

  /** Opens the app of a site, and draws its pages ahead in the background. */
  async function openApp(shown: SiteBuild): Promise<FastifyInstance> {
    const { app, warm } = await createApp({
      env,
      site: shown,
      lookup,
      log,
      formSecrets: enquiries.formSecrets,
      firstAttempt: enquiries.firstAttempt,
      store,
      countVitals: figures?.countVitals,
      isStopping: () => stopping,
      countPageFailure: figures?.countPageFailure,
    });
    await app.ready();
    if (!development) void warm().then(collectGarbage);
    return app;
  }

  const apps = appsInTurn(await openApp(site));
  const server = createSiteServer(env, apps.handle);
  await figures?.serve(server, log);

  /** Switches to the content of another folder, from the next request on. */
  async function show(from: string): Promise<void> {
    if (!site.places) return;
    const next = await readSiteBuild({ ...site.places, from }, pageSettings(env));
    const app = await openApp(next);
    site = next;
    // Not awaited: a slow client may take half a minute to read its response.
    void apps.take(app).then(collectGarbage);
  }

  const { base, places } = site;
  const shown = () => site.facts.build;
  const following = base && places ? followContent({ ...places, base, seen, shown, show, log }) : null;

  async function stop(signal: string, drainMs: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal, drainMs }, 'stopping');
    // Gives proxies and load balancers time to notice the failing `/healthz` and `/readyz`, and to send requests
    // elsewhere.
    enquiries.drain();
    await delay(drainMs);
    setTimeout(() => process.exit(1), stopLimit).unref();
    following?.stop();
    await closeSiteServer(server);
    await apps.end();
    await enquiries.stop();
    figures?.stop();
    await site.close?.();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop('SIGTERM', env.DRAIN_SECONDS * 1000));
  process.on('SIGINT', () => void stop('SIGINT', 0));

  server.listen(env.PORT, env.HOST);
  await once(server, 'listening');
  log.info(`The site is at ${env.SITE_URL}`);
}

try {
  await start(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Frees the memory of a former content at once. V8 decides by the size of its heap when to collect, but most of this
 * memory is outside the heap. So several former contents would otherwise stay in memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
