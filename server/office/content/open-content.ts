import { existsSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../enquiries/store/tables.ts';
import { drawContent } from '../../publish/draw-content.ts';
import { contentMark } from '../../publish/content-mark.ts';
import { switchContent } from '../../publish/published-folder.ts';
import { shownContent } from '../../publish/shown-content.ts';
import type { Env } from '../../env.ts';
import { metConditions } from '../../services.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { OfficeEnv } from '../office-env.ts';
import type { ContentParts } from './content-parts.ts';
import { contentPublisher, type ContentSite } from './publisher.ts';
import type { ContentSettings } from './content-settings.ts';
import { deskApart } from './desk-apart.ts';
import { sharedDraft } from './draft.ts';
import { draftPreview, type Previews } from './previews.ts';
import { openRepository } from './repository.ts';

/** The build's folder, and the settings of site and office. */
type Surroundings = {
  dist: string;
  env: Env;
  office: Pick<OfficeEnv, 'OFFICE_URL'>;
  log: FastifyBaseLogger;
  db: Kysely<Tables>;
  now: () => Date;
};

/** Opens everything that changes and publishes content. The repository is first contacted when it is needed. */
export async function openContent(
  settings: ContentSettings,
  { dist, env, office, log, db, now }: Surroundings,
): Promise<ContentParts> {
  const program = join(dist, 'server', 'content-desk.js');
  if (!existsSync(program)) throw new Error('The build cannot change content yet: npm run build.');
  const desk = await deskApart(program);
  const dataDir = resolve(env.DATA_DIR);
  const site: ContentSite = {
    commit: commitOf(dist),
    draw: (content, onStep) => drawContent({ dist, dataDir, content, onStep }),
    show: (id) => switchContent(dataDir, id),
    shows: async (content) =>
      (await shownContent({ dist, dataDir })).record.contentMark === (await contentMark(content)),
  };
  const previews = (content: string) =>
    draftPreview({ dist, content, cache: join(dataDir, 'previews'), siteUrl: env.SITE_URL, held: metConditions(env) });
  return contentParts(settings, {
    folder: join(dataDir, 'office-content'),
    desk,
    site,
    previews,
    office,
    log,
    db,
    now,
  });
}

/** The commit of a build: deploy.sh names the folder of a release after it. */
function commitOf(dist: string): string | null {
  const release = basename(realpathSync(resolve(dist, '..')));
  return /^[\da-f]{40}$/.test(release) ? release : null;
}

/** Creates the parts for a given desk and site. */
export function contentParts(
  settings: ContentSettings,
  parts: {
    folder: string;
    desk: ContentDesk;
    site: ContentSite;
    /** Opens the preview of a folder `content/`. */
    previews: (content: string) => Previews;
    office: Pick<OfficeEnv, 'OFFICE_URL'>;
    log: FastifyBaseLogger;
    db: Kysely<Tables>;
    now: () => Date;
  },
): ContentParts {
  const { desk, site, previews, log, db, now } = parts;
  const address = `oficina@${new URL(parts.office.OFFICE_URL).hostname}`;
  const repository = openRepository(parts.folder, settings, address);
  const draft = sharedDraft(repository, { now, log });
  const publisher = contentPublisher({ repository, draft, desk, site, log, db, now });
  return { repository, draft, desk, publisher, previews: previews(draft.folder) };
}
