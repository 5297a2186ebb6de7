import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentParts } from '../server/office/content/open-content.ts';
import type { ContentDesk } from '../server/office/content-desk.ts';
import { officeRoutes } from '../server/office/routes.ts';
import type {
  ContentDraft,
  ContentFileView,
  DraftDocument,
  FieldConflict,
  Publishing,
} from '../src/schema/office-content.ts';
import { contentRepository, plainDesk, plainPreviews, plainSite } from './content-repository.ts';
import { eventually } from './eventually.ts';
import { openOfficeApp } from './office-app.ts';

export type ContentOffice = Awaited<ReturnType<typeof openContentOffice>>;

/**
 * An office in this process, with a site of plain text files. Close it after use.
 * @param content the files of a new repository, or an existing repository
 */
export async function openContentOffice(
  content?: Readonly<Record<string, string>> | Places,
  desk: ContentDesk = plainDesk,
) {
  const folder = mkdtempSync(join(tmpdir(), 'content-office-'));
  const places = isPlaces(content) ? content : contentRepository(folder, content);
  const site = plainSite(folder);
  const settings = { repository: places.address, branch: 'main' };
  const office = await openOfficeApp({}, (parts) => {
    parts.content = contentParts(settings, {
      ...parts,
      folder: join(folder, 'office'),
      desk,
      site,
      previews: () => plainPreviews,
    });
    return officeRoutes(parts);
  });

  /** A person signed in to the office, with the requests that the screen sends. */
  async function person(email: string) {
    const cookie = await office.signIn(email);
    async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
      const { statusCode, json } = await office.ask(body === undefined ? 'GET' : 'POST', `/api/content${path}`, {
        cookie,
        body,
      });
      return { status: statusCode, ...json() };
    }
    async function view(file: string) {
      return ask<ContentFileView & { status: number }>(`/file?file=${encodeURIComponent(file)}`);
    }
    async function set(file: string, path: (string | number)[], value: unknown, version?: string) {
      const from = version ?? (await view(file)).version;
      return ask<Changed>('/change', { file, version: from, changes: [{ kind: 'set', path, value }] });
    }
    /** The documents with unpublished changes. */
    async function documents(): Promise<DraftDocument[]> {
      return (await ask<ContentDraft>('/draft')).documents;
    }
    /** Publishes all documents and waits for the end. */
    async function publish(): Promise<Ended> {
      return begin('/publish', { files: (await documents()).map(({ file }) => file), sure: true });
    }
    /** Undoes a publication and waits for the end. */
    const undo = (id: string) => begin('/undo', { id });
    async function begin(path: string, body: unknown): Promise<Ended> {
      const begun = await ask<{ status: number; problem?: string }>(path, body);
      if (begun.status !== 200) throw new Error(`${begun.status} ${begun.problem}`);
      return eventually(async () => {
        const state = await ask<Publishing>('/publishing');
        if (state.state !== 'done' && state.state !== 'failed') throw new Error('it still runs');
        return state;
      });
    }
    return { cookie, ask, view, set, documents, publish, undo, begin };
  }

  return {
    ...office,
    ...places,
    folder,
    site,
    person,
    async close() {
      await office.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Places = { address: string; developer: string };

function isPlaces(content: object | undefined): content is Places {
  return content !== undefined && 'address' in content && 'developer' in content;
}

type Ended = Extract<Publishing, { state: 'done' | 'failed' }>;
type Changed = ContentFileView & {
  status: number;
  problem?: string;
  conflicts?: FieldConflict[];
  view?: ContentFileView;
};
