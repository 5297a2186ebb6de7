import type { FastifyBaseLogger } from 'fastify';
import { RequestError } from '../office-route.ts';
import type { ContentParts } from './content-parts.ts';

/**
 * Shows the head of the branch when the office starts. This completes a publication that was cut off after its push,
 * and draws the pages after a new build. A failure is retried at the next publication or start.
 */
export async function showHead(
  { publisher, desk }: ContentParts,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  try {
    const { commit, drawn } = await publisher.publishHead();
    if (drawn) log.info({ commit }, 'the content of the repository is shown');
    // The first check takes three times as long as later ones, so it runs now and delays no draft.
    void desk.check(publisher.content).catch(() => undefined);
  } catch (error) {
    if (error instanceof RequestError) return;
    log.warn('the content of the repository could not be shown: npm run office -- publish says why');
  }
}
