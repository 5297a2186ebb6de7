import type { FastifyBaseLogger } from 'fastify';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildRecord } from '../build-record.ts';
import { every } from '../every.ts';
import { noteShown, pointedContent } from './published-folder.ts';
import { publishedContent, shownContent } from './shown-content.ts';
import type { SiteFacts } from '../site-facts.ts';

/** Interval at which the pointer `published/current` and the build's record are checked, in milliseconds. */
const pollEvery = 250;

type Places = { dataDir: string; dist: string };

/** A text that changes when content is published, and when the build is made again, such as with encoded pictures. */
export function contentInPlace({ dataDir, dist }: Places): string {
  const record = statSync(join(dist, 'server', 'site.json'), { throwIfNoEntry: false });
  return `${pointedContent(dataDir)} ${record?.mtimeMs ?? 0}`;
}

type FollowOptions = Places & {
  /** The build that the server runs with. */
  base: string;
  /** `contentInPlace` as read before the content, so that a publication between the two is noticed. */
  seen: string;
  /** Name of the content that is shown. */
  shown: () => string;
  /** Shows the content of a folder. */
  show: (from: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/**
 * Shows newly published content, and a build of the same code whose pictures are encoded now. If it cannot be shown, the former content stays, and the reason is logged once for
 * each content.
 */
export function followContent({ dataDir, dist, base, seen: atStart, shown, show, log }: FollowOptions): {
  stop(): void;
} {
  let seen = atStart;
  noteShown(dataDir, shown());

  return every(pollEvery, async () => {
    const inPlace = contentInPlace({ dataDir, dist });
    if (inPlace === seen) return;
    seen = inPlace;
    const start = performance.now();
    try {
      const found = await publishedContent(dataDir, base);
      if (found && 'refused' in found) throw new Error(found.refused);
      if (!found && (await readBuildRecord(dist)).base !== base)
        throw new Error('the build has other code: it is shown after a restart');
      await show(found?.from ?? dist);
      noteShown(dataDir, shown());
      log.info({ content: shown(), ms: Math.round(performance.now() - start) }, 'published content is shown');
    } catch (error) {
      log.error({ err: error }, 'published content cannot be shown: the former one stays');
    }
  });
}

/**
 * The facts of the content that the site shows, for a process beside the server. Each access of a property reads the
 * present content, so do not copy values.
 * @throws Error if there is no build
 */
export async function followedFacts(places: { dist: string; dataDir: string }): Promise<SiteFacts> {
  let seen = pointedContent(places.dataDir);
  let facts = (await shownContent(places)).record.facts;
  every(pollEvery, async () => {
    const pointed = pointedContent(places.dataDir);
    if (pointed === seen) return;
    seen = pointed;
    // While a build is being replaced, its record is missing for a moment: the old facts are kept until the next
    // publication or restart.
    facts = await shownContent(places).then(
      ({ record }) => record.facts,
      () => facts,
    );
  });
  return new Proxy({} as SiteFacts, { get: (_, name: keyof SiteFacts) => facts[name] });
}
