import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  articleRequest,
  changeRequest,
  fileRequest,
  findRequest,
  publishRequest,
  textsRequest,
  undoRequest,
  type FoundField,
  type PreviewAnswer,
} from '../../../src/schema/office-content-routes.ts';
import type { ContentDraft, Publication, PublishedOnSite, Publishing } from '../../../src/schema/office-content.ts';
import { madridDay } from '../../../src/site/days.ts';
import { isPublishedShown } from '../../publish/published-folder.ts';
import { requireOwnerFor } from '../guard/owners-fields.ts';
import { logRequest, writeLog } from '../log/office-log.ts';
import type { OfficeParts } from '../open-office.ts';
import { officeRoute, RequestError, type OfficeRequest, type OfficeRoute } from '../office-route.ts';
import { contentFiles } from './content-files.ts';
import { type ContentParts, withContent } from './open-content.ts';
import { bodyName, hasFields, valuesOf } from './file-values.ts';
import { changesToUndo, publicationHistory } from './publications.ts';
import { newArticle } from './new-article.ts';
import { previewRoot } from './previews.ts';

type Content = ContentParts & {
  files: ReturnType<typeof contentFiles>;
  past: ReturnType<typeof publicationHistory>;
};
type More<Body, Query> = Pick<Parameters<typeof officeRoute<Body, Query>>[2], 'body' | 'query' | 'logs'>;

/**
 * The routes for changing content. Every person may edit and publish content, and undo any publication, because a
 * mistake on the site cannot wait for its author.
 */
export function contentRoutes({ db, env, now, content }: OfficeParts): OfficeRoute[] {
  const made: Content | null = content && {
    ...content,
    files: contentFiles(content),
    past: publicationHistory(content),
  };

  /** A route whose function gets the office's content. */
  function route<Body, Query = URLSearchParams>(
    method: OfficeRoute['method'],
    path: OfficeRoute['path'],
    more: More<Body, Query>,
    respond: (parts: Content, request: OfficeRequest<Body, Query>) => Promise<unknown>,
  ): OfficeRoute {
    return officeRoute<Body, Query>(method, path, {
      ...more,
      json: (request) => withContent(made, (parts) => respond(parts, request)),
    });
  }

  const logPublished = async ({ id, by, undoes }: Publication): Promise<void> => {
    const action = undoes === null ? 'published' : 'undone';
    await writeLog(db, { at: now(), by, action, subject: (undoes ?? id).slice(0, 12) });
  };
  async function known({ past }: Content, { id }: { id: string }): Promise<string> {
    if (!(await past.isPublication(id))) throw new RequestError(404, 'no-such-publication');
    return id;
  }

  let read: { id: string; pages: Promise<string[]> } | null = null;
  /** Where a publication is read; its pages are read once, because the screen asks again until the site shows it. */
  async function onSite(files: Content['files'], id: string): Promise<PublishedOnSite> {
    if (read?.id !== id) read = { id, pages: files.publishedPages(id).catch(() => []) };
    return { address: env.SITE_URL, pages: await read.pages, isShown: isPublishedShown(resolve(env.DATA_DIR)) };
  }

  return [
    route('GET', '/api/content', {}, ({ files }) => files.lines()),
    route('GET', '/api/content/file', { query: fileRequest }, ({ files }, { query }) => files.view(query.file)),
    route('GET', '/api/content/texts', { query: textsRequest }, async ({ desk, draft }, { query }) => {
      await draft.state();
      return desk.find(draft.folder, query.words);
    }),
    route('GET', '/api/content/problems', {}, ({ files }) => files.problems()),
    // Typing sends many requests: those for one file within ten minutes are logged as one line.
    route(
      'POST',
      '/api/content/change',
      { body: changeRequest, logs: { action: 'changed', subject: ({ body }) => body.file } },
      async ({ files }, { person, body }) => {
        requireOwnerFor(person, body);
        const conflict = await files.change(person.email, body);
        if (conflict) throw new RequestError(409, 'changed-meanwhile', conflict);
        return files.view(body.file);
      },
    ),
    route(
      'POST',
      '/api/content/discard',
      { body: fileRequest, logs: { action: 'changed', subject: ({ body }) => body.file } },
      ({ files }, { person, body }) => files.discard(person.email, body.file).then(() => ({})),
    ),
    route('POST', '/api/content/article', { body: articleRequest }, async ({ draft }, { person, body }) => {
      const article = { title: body.title, day: madridDay(now()) };
      const file = await draft.use(person.email, (files) => newArticle(files, article));
      await logRequest(db, { at: now(), by: person.email, action: 'changed', subject: file });
      return { file };
    }),
    route('POST', '/api/content/find', { body: findRequest }, async ({ previews }, { body }) => {
      const found = await previews.fieldsWithText(body.text);
      return found.map(({ file, path }): FoundField => ({ file, path: path.length > 0 ? path : [bodyName] }));
    }),
    route('GET', '/api/content/preview', {}, async ({ draft }): Promise<PreviewAnswer> => {
      return { root: previewRoot(await draft.secret()) };
    }),
    route('GET', '/api/content/draft', {}, async ({ files, publisher }): Promise<ContentDraft> => {
      return { documents: await files.documents(), isShown: await publisher.isShown() };
    }),
    route('POST', '/api/content/publish', { body: publishRequest }, ({ publisher }, { person, body }) =>
      publisher.publish(person.email, body, logPublished),
    ),
    route('GET', '/api/content/undo', { query: undoRequest }, async (parts, { query }) =>
      parts.publisher.undoPreview(await known(parts, query)),
    ),
    route('POST', '/api/content/undo', { body: undoRequest }, async (parts, { person, body }) => {
      const id = await known(parts, body);
      for (const changed of await fieldsToUndo(parts, id)) requireOwnerFor(person, changed);
      return parts.publisher.undo(person.email, id, logPublished);
    }),
    route('GET', '/api/content/publishing', {}, async ({ publisher, files }): Promise<Publishing> => {
      const state = publisher.state();
      return state.state === 'done' ? { ...state, site: await onSite(files, state.publication.id) } : state;
    }),
    route('GET', '/api/content/history', {}, ({ past }) => past.history()),
  ];
}

/** The first names of the fields that undoing a publication changes, by file. */
async function fieldsToUndo({ repository }: Content, id: string) {
  // The publisher reports why a publication cannot be undone.
  const changes = await changesToUndo(repository, id, await repository.head()).catch(() => []);
  return Promise.all(
    changes
      .filter(({ file }) => hasFields(file))
      .map(async ({ file, before, after }) => {
        const valuesIn = async (blob: string | null) => (blob && valuesOf(file, await repository.blobText(blob))) || {};
        const [old, fresh] = [await valuesIn(before), await valuesIn(after)];
        const names = Object.keys({ ...old, ...fresh }).filter((name) => !isDeepStrictEqual(old[name], fresh[name]));
        return { file, changes: names.map((name) => ({ path: [name] })) };
      }),
  );
}
