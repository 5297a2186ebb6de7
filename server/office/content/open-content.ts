import { existsSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../enquiries/store/tables.ts';
import { drawContent } from '../../publish/draw-content.ts';
import { contentMark } from '../../publish/content-mark.ts';
import { previewOf, type Preview } from '../../publish/preview.ts';
import { switchContent } from '../../publish/published-folder.ts';
import { shownContent } from '../../publish/shown-content.ts';
import type { Env } from '../../env.ts';
import { metConditions } from '../../services.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { OfficeEnv, ContentSettings } from '../office-env.ts';
import { RequestError } from '../office-route.ts';
import { GitProblem } from './git.ts';
import { contentPublisher, type ContentSite } from './publisher.ts';
import { deskApart } from './desk-apart.ts';
import { sharedDraft } from './draft.ts';
import { openRepository } from './repository.ts';

/** The office's log, database and clock, and its address. */
type Surroundings = {
  office: Pick<OfficeEnv, 'OFFICE_URL'>;
  log: FastifyBaseLogger;
  db: Kysely<Tables>;
  now: () => Date;
};

/** The parts that the routes of content use. */
export type ContentParts = ReturnType<typeof contentParts>;

/** Opens everything that changes and publishes content. The repository is first contacted when it is needed. */
export async function openContent(
  settings: ContentSettings,
  { dist, env, ...surroundings }: Surroundings & { dist: string; env: Env },
): Promise<ContentParts> {
  const program = join(dist, 'server', 'content-desk.js');
  if (!existsSync(program)) throw new Error('The build cannot change content yet: npm run build.');
  const dataDir = resolve(env.DATA_DIR);
  const site: ContentSite = {
    commit: commitOf(dist),
    draw: (content, onStep) => drawContent({ dist, dataDir, content, onStep }),
    show: (id) => switchContent(dataDir, id),
    shows: async (content) =>
      (await shownContent({ dist, dataDir })).record.contentMark === (await contentMark(content)),
  };
  const previews = (content: string) =>
    previewOf({ dist, content, cache: join(dataDir, 'previews'), siteUrl: env.SITE_URL, held: metConditions(env) });
  const folder = join(dataDir, 'office-content');
  return contentParts(settings, { ...surroundings, folder, desk: await deskApart(program), site, previews });
}

/** The commit of a build: deploy.sh names the folder of a release after it. */
function commitOf(dist: string): string | null {
  const release = basename(realpathSync(resolve(dist, '..')));
  return /^[\da-f]{40}$/.test(release) ? release : null;
}

/**
 * Creates the parts for a given desk and site.
 * @param previews opens the preview of a folder `content/`
 */
export function contentParts(
  settings: ContentSettings,
  {
    folder,
    desk,
    site,
    previews,
    office,
    log,
    db,
    now,
  }: Surroundings & {
    folder: string;
    desk: ContentDesk;
    site: ContentSite;
    previews: (content: string) => Preview;
  },
) {
  const address = `oficina@${new URL(office.OFFICE_URL).hostname}`;
  const repository = openRepository(folder, settings, address);
  const draft = sharedDraft(repository, { now, log });
  const publisher = contentPublisher({ repository, draft, desk, site, log, db, now });
  return { repository, draft, desk, publisher, previews: previews(draft.folder) };
}

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
