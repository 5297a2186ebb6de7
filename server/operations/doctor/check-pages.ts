import { madridDay } from '../../../src/site/days.ts';
import { differ } from '../../redraw/redrawn-folder.ts';
import type { BuildRecord } from '../../build-record.ts';
import { ok, problem, type Finding } from './finding.ts';

/** A build of this folder, and the days on which its pages change. */
export type BuildDays = Pick<BuildRecord, 'drawnOn' | 'changes'> & { facts: Pick<BuildRecord['facts'], 'build'> };

/** The build that a server names as the one of its pages, and their day where they were drawn again: `build.2026-01-31`. */
export function buildAndDay(served: string): { build: string; day: string | undefined } {
  const [build = '', day] = served.split('.');
  return { build, day };
}

/**
 * Looks whether the pages that a running server shows are true today.
 * @param served the build that it names; only the one in `record` can be judged
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
