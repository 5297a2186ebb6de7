import type { ExitCode } from '../../enquiries/command-line/run-command-line.ts';
import type { Surroundings } from '../../enquiries/command-line/surroundings.ts';
import type { OfficeParts } from '../office-parts.ts';
import { RequestError } from '../office-route.ts';
import { GitProblem } from './git.ts';
import { PublishingFailure } from './publishing-failure.ts';

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
