import type { FastifyBaseLogger } from 'fastify';
import type { ExitCode, Surroundings } from '../../enquiries/command-line.ts';
import type { OfficeParts } from '../open-office.ts';
import { RequestError } from '../office-route.ts';
import { GitProblem } from './git.ts';
import { PublishingFailure } from './publishing-failure.ts';
import type { ContentParts } from './open-content.ts';

/** Publishes the head of the content branch on this machine, and prints the outcome. */
export async function publishContent(
  { content }: Pick<OfficeParts, 'content'>,
  { out, err }: Pick<Surroundings, 'out' | 'err'>,
): Promise<ExitCode> {
  if (!content) {
    err('No content is published here: CONTENT_REPOSITORY is not set.\n');
    return 1;
  }
  try {
    const { commit, drawn } = await content.publisher.publishHead();
    out(`${commit} ${drawn ? 'is shown now' : 'is shown already'}.\n`);
    return 0;
  } catch (error) {
    if (error instanceof RequestError) err('Something is being published on this machine: try again in a moment.\n');
    else if (error instanceof PublishingFailure || error instanceof GitProblem) {
      const problems = error instanceof PublishingFailure ? error.problems : [];
      const cause = error.cause instanceof Error ? [`  ${error.cause.message}`] : [];
      const lines = problems.map(({ file, line, message }) => `  ${file}:${line}  ${message.en}`);
      err([error.message, ...cause, ...lines, ''].join('\n'));
    } else throw error;
    return 1;
  }
}

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
