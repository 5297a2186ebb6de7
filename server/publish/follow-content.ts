import type { FastifyBaseLogger } from 'fastify';
import { pointedContent } from './published-folder.ts';
import { publishedContent } from './shown-content.ts';

/** Interval at which the pointer `published/current` is checked, in milliseconds. */
const lookEvery = 1_000;

type FollowOptions = {
  dataDir: string;
  dist: string;
  /** The build that the server runs with. */
  base: string;
  /** The pointer as read before the content, so that a publication between the two is noticed. */
  seen: string;
  /** Name of the content that is shown. */
  shown: () => string;
  /** Shows the content of a folder. */
  show: (from: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/**
 * Shows newly published content. If it cannot be shown, the former content stays, and the reason is logged once for
 * each content.
 */
export function followContent({ dataDir, dist, base, seen: atStart, shown, show, log }: FollowOptions): {
  stop(): void;
} {
  let seen = atStart;
  let running = false;

  async function look(): Promise<void> {
    const pointed = pointedContent(dataDir);
    if (running || pointed === seen) return;
    seen = pointed;
    running = true;
    const start = performance.now();
    try {
      const found = await publishedContent(dataDir, base);
      if (found && 'refused' in found) throw new Error(found.refused);
      await show(found?.from ?? dist);
      log.info({ content: shown(), ms: Math.round(performance.now() - start) }, 'published content is shown');
    } catch (error) {
      log.error({ err: error }, 'published content cannot be shown: the former one stays');
    } finally {
      running = false;
    }
  }

  const timer = setInterval(() => void look(), lookEvery).unref();
  return { stop: () => clearInterval(timer) };
}
