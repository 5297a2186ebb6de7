import type { FastifyBaseLogger } from 'fastify';
import { RequestError } from '../office-route.ts';
import type { ContentParts } from './content-parts.ts';

/**
 * Shows the head of the branch when the office starts: a publishing that was cut off behind its push is made up for, and
 * pages of another build are drawn anew. What fails is tried again with the next publication or start.
 */
export async function showHead(
  { publisher, desk }: ContentParts,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  try {
    const { commit, drawn } = await publisher.publishHead();
    if (drawn) log.info({ commit }, 'the content of the repository is shown');
    // The first check takes three times as long as the next: drafts that are opened need not wait for it.
    void desk.check(publisher.content).catch(() => undefined);
  } catch (error) {
    if (error instanceof RequestError) return;
    log.warn('the content of the repository could not be shown: npm run office -- publish says why');
  }
}
