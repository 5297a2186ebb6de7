import type { ContentDesk } from '../content-desk.ts';
import type { Draft } from './draft.ts';
import type { Previews } from './previews.ts';
import type { Publisher } from './publisher.ts';
import type { Repository } from './repository.ts';

/** The parts that the routes of content use. */
export type ContentParts = {
  repository: Repository;
  draft: Draft;
  desk: ContentDesk;
  publisher: Publisher;
  previews: Previews;
};
