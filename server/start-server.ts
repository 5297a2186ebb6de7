import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { openCountryLookup } from './country/country-lookup.ts';
import { startEnquiries } from './enquiries/start-enquiries.ts';
import { readEnv, type Env } from './env.ts';
import type { Figures, FiguresOptions } from './figures/figures.ts';
import { keepCurrent } from './redraw/keep-current.ts';
import { readSiteBuild, type SiteBuild } from './site-build.ts';

const development = process.argv.includes('--dev');

/** Longest wait for the database before pages are served without it, in milliseconds. */
const databasePatience = 3_000;

/** Longest wait for running requests and deliveries at a stop, after the drain, in milliseconds. */
const stopLimit = 10_000;

async function openSite({ SITE_URL, DATA_DIR }: Env): Promise<SiteBuild> {
  // Vite is a tool of development: production never loads it.
  return development
    ? (await import('../build/dev-site.ts')).openDevSite(SITE_URL)
    : readSiteBuild({ dist: resolve('dist'), dataDir: resolve(DATA_DIR) }, SITE_URL);
}

/** Holds the facts about pages that figures report. */
type Served = Pick<FiguresOptions, 'build' | 'pagesAreOld'>;

/** Counting code is loaded only where figures are read: it takes some megabytes. */
async function openFigures(env: Env, site: Served): Promise<Figures | null> {
  if (env.METRICS_PORT === undefined) return null;
  const { createFigures } = await import('./figures/figures.ts');
  return createFigures({ port: env.METRICS_PORT, host: env.METRICS_HOST, ...site });
}

async function start(env: Env): Promise<void> {
  const [site, lookup] = await Promise.all([openSite(env), openCountryLookup(env.GEO_DATABASE_FILE)]);
  const log = pino({ level: env.LOG_LEVEL });
  const enquiries = startEnquiries(env, site, log);
  const current = keepCurrent({ site, log });
  const figures = await openFigures(env, { build: site.facts.build, pagesAreOld: current.isOld });
  // A server that was away during a change does not begin with the old facts.
  await current.look();
  let stopping = false;
  const app = await createApp({
    env,
    site,
    lookup,
    log,
    formSecrets: enquiries.formSecrets,
    store: figures?.watchStore(enquiries.store) ?? enquiries.store,
    countVitals: figures?.countVitals ?? (() => undefined),
    isStopping: () => stopping,
  });
  await figures?.serve(app.server, log);

  async function stop(signal: string, drainMs: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal, drainMs }, 'stopping');
    // Proxies and balancers ask `/healthz` or `/readyz` now and then: they get the time to send requests elsewhere.
    enquiries.drain();
    await delay(drainMs);
    setTimeout(() => process.exit(1), stopLimit).unref();
    await app.close();
    await enquiries.stop();
    figures?.stop();
    current.stop();
    await site.close?.();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop('SIGTERM', env.DRAIN_SECONDS * 1000));
  process.on('SIGINT', () => void stop('SIGINT', 0));

  // Without the key of forms, visitors of other servers would have to send their forms a second time.
  await Promise.race([enquiries.firstAttempt, delay(databasePatience, undefined, { ref: false })]);
  await app.listen({ port: env.PORT, host: env.HOST });
  log.info(`The site is at ${env.SITE_URL}`);
}

try {
  await start(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
