import type { FastifyBaseLogger } from 'fastify';
import { madridDay } from '../../src/site/days.ts';
import type { SiteBuild } from '../site-build.ts';
import { redrawPages } from './redraw-pages.ts';
import { differ } from './redrawn-folder.ts';

/**
 * Interval at which the date is checked, in milliseconds: unless drawing fails, pages are out of date for at most this
 * time plus that of drawing.
 */
const lookEvery = 60_000;

/** Number of checks skipped after a failure. */
const restAfterFailure = 10;

type KeepCurrentOptions = {
  site: Pick<SiteBuild, 'days'> & { facts: Pick<SiteBuild['facts'], 'build'> };
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now?: () => Date;
  draw?: typeof redrawPages;
};

/**
 * Keeps the pages up to date. On a day on which a shown fact changes, all pages are drawn again in the background, and
 * replace the old ones together.
 */
export function keepCurrent({ site, log, now = () => new Date(), draw = redrawPages }: KeepCurrentOptions) {
  const { days, facts } = site;
  let running: Promise<void> | null = null;
  let rest = 0;

  /** Whether the pages show facts that have changed since they were drawn. */
  function isOld(): boolean {
    return days !== undefined && differ(days.changes, days.drawnOn(), madridDay(now()));
  }

  /** Draws the pages again if they are out of date; simultaneous calls share one drawing. */
  async function look(): Promise<void> {
    if (!days || running) return running ?? undefined;
    if (!isOld()) return undefined;
    if (rest > 0) {
      rest -= 1;
      return undefined;
    }
    running = redraw(days, madridDay(now())).finally(() => (running = null));
    return running;
  }

  async function redraw(pages: NonNullable<SiteBuild['days']>, today: string): Promise<void> {
    const start = performance.now();
    try {
      const drawn = await draw(pages.places, facts.build, today);
      if (drawn) await pages.reread(today);
      else rest = restAfterFailure;
      const ms = Math.round(performance.now() - start);
      log.info(
        { day: today, ms },
        drawn
          ? 'pages are drawn for a new day'
          : 'pages were not drawn for a new day, as a newer build has replaced the running one: restart the server',
      );
    } catch (error) {
      rest = restAfterFailure;
      log.error({ err: error }, 'pages could not be drawn for a new day: the old ones stay');
    }
  }

  const timer = setInterval(() => void look(), lookEvery).unref();
  return { look, isOld, stop: () => clearInterval(timer) };
}
