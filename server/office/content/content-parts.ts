import type { ContentDesk } from '../content-desk.ts';
import type { Draft } from './draft.ts';
import type { Previews } from './previews.ts';
import type { Publisher } from './publisher.ts';
import type { Repository } from './repository.ts';
import { RequestError } from '../office-route.ts';
import { GitProblem } from './git.ts';

/** The parts that the routes of content use. */
export type ContentParts = {
  repository: Repository;
  draft: Draft;
  desk: ContentDesk;
  publisher: Publisher;
  previews: Previews;
};

/**
 * Runs a task with the office's content.
 * @throws RequestError if no repository is set, or it cannot be reached
 */
export async function withContent<Content, Result>(
  content: Content | null,
  work: (content: Content) => Promise<Result>,
): Promise<Result> {
  if (content === null) throw new RequestError(409, 'no-repository');
  try {
    return await work(content);
  } catch (error) {
    if (error instanceof GitProblem) throw new RequestError(409, 'repository-away');
    throw error;
  }
}
