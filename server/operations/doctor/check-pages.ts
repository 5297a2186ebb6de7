import { madridDay } from '../../../src/site/days.ts';
import { differ } from '../../redraw/redrawn-folder.ts';
import type { BuildRecord } from '../../build-record.ts';
import { ok, problem, type Finding } from './finding.ts';

/** The parts of a build's record by which its pages are judged. */
export type BuildDays = Pick<BuildRecord, 'drawnOn' | 'changes'> & { facts: Pick<BuildRecord['facts'], 'build'> };

/** Splits the name of served pages, such as `build.2026-01-31`, into the build and the day of a later rendering. */
export function buildAndDay(served: string): { build: string; day: string | undefined } {
  const [build = '', day] = served.split('.');
  return { build, day };
}

/**
 * Checks that the pages of a running server are up to date.
 * @param served the name of its pages; those of another build than `record` cannot be judged
 */
export function checkPages(served: string, record: BuildDays, now: Date): Finding[] {
  const { build, day = record.drawnOn } = buildAndDay(served);
  if (build !== record.facts.build) return [];
  if (!differ(record.changes, day, madridDay(now))) return [ok('pages', `drawn for ${day}, and true today`)];
  return [
    problem(
      'pages',
      `the server shows those of ${day}, and something that they say has changed since`,
      'Its log says why they "could not be drawn"; it must be able to write DATA_DIR. It tries every ten minutes, and at its start.',
    ),
  ];
}
