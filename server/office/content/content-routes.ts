import type { z } from 'zod';
import {
  articleRequest,
  changeRequest,
  discardRequest,
  findRequest,
  publishRequest,
  undoRequest,
  type PreviewAnswer,
} from '../../../src/schema/office-content-routes.ts';
import type { ContentDraft, Publication } from '../../../src/schema/office-content.ts';
import { madridDay } from '../../../src/site/days.ts';
import { requireOwnerFor } from '../guard/owners-fields.ts';
import { logRequest, writeLog } from '../log/office-log.ts';
import type { OfficeParts } from '../office-parts.ts';
import { RequestError, type OfficeRequest, type OfficeRoute } from '../office-route.ts';
import { contentFiles } from './content-files.ts';
import type { ContentParts } from './content-parts.ts';
import { publicationHistory } from './history.ts';
import { newArticle } from './new-article.ts';
import { previewRoot } from './serve-previews.ts';
import { withContent } from './with-content.ts';

type Content = ContentParts & {
  files: ReturnType<typeof contentFiles>;
  past: ReturnType<typeof publicationHistory>;
};
type Answer = (parts: Content, request: OfficeRequest) => Promise<unknown>;

/**
 * The routes for changing content. Every person may edit and publish content, and undo any publication, because a
 * mistake on the site cannot wait for its author.
 */
export function contentRoutes({ db, now, content }: OfficeParts): OfficeRoute[] {
  const made: Content | null = content && {
    ...content,
    files: contentFiles(content),
    past: publicationHistory(content),
  };

  function route(method: OfficeRoute['method'], path: OfficeRoute['path'], answer: Answer): OfficeRoute {
    return {
      method,
      path,
      role: 'office',
      respond: (request) => withContent(made, async (known) => ({ json: await answer(known, request) })),
    };
  }

  /** Typing sends many requests: those for one file within ten minutes are logged as one line. */
  function logChange({ person }: OfficeRequest, file: string): Promise<void> {
    return logRequest(db, { at: now(), by: person.email, action: 'changed', subject: file });
  }
  const logPublished = async ({ id, by, undoes }: Publication): Promise<void> => {
    const action = undoes === null ? 'published' : 'undone';
    await writeLog(db, { at: now(), by, action, subject: (undoes ?? id).slice(0, 12) });
  };
  async function idOf({ past }: Content, asked: unknown): Promise<string> {
    const { id } = parse(undoRequest, asked);
    if (!(await past.isPublication(id))) throw new RequestError(404, 'no-such-publication');
    return id;
  }

  return [
    route('GET', '/api/content', ({ files }) => files.lines()),
    route('GET', '/api/content/file', ({ files }, { query }) => files.view(query.get('file') ?? '')),
    route('GET', '/api/content/problems', ({ files }) => files.problems()),
    route('POST', '/api/content/change', async ({ files }, request) => {
      const asked = parse(changeRequest, request.body);
      requireOwnerFor(
        request.person,
        asked.file,
        asked.changes.map(({ path }) => path),
      );
      const conflict = await files.change(request.person.email, asked);
      if (conflict) throw new RequestError(409, 'changed-meanwhile', conflict);
      await logChange(request, asked.file);
      return files.view(asked.file);
    }),
    route('POST', '/api/content/discard', async ({ files }, request) => {
      const { file } = parse(discardRequest, request.body);
      await files.discard(request.person.email, file);
      await logChange(request, file);
      return {};
    }),
    route('POST', '/api/content/article', async ({ desk, draft }, request) => {
      const { title } = parse(articleRequest, request.body);
      const file = await draft.use(request.person.email, async (files) => {
        const like = (await desk.files(files.folder)).find((line) => /^articles\/.*es\.md$/.test(line.file))?.file;
        return newArticle(files, { title, like, day: madridDay(now()) });
      });
      await logChange(request, file);
      return { file };
    }),
    route('POST', '/api/content/find', ({ previews }, { body }) => previews.find(parse(findRequest, body).text)),
    route('GET', '/api/content/preview', async ({ draft }): Promise<PreviewAnswer> => {
      return { root: previewRoot(await draft.secret()) };
    }),
    route('GET', '/api/content/draft', async ({ files, publisher }): Promise<ContentDraft> => {
      return { documents: await files.documents(), isShown: await publisher.isShown() };
    }),
    route('POST', '/api/content/publish', async ({ publisher }, { person, body }) =>
      publisher.publish(person.email, parse(publishRequest, body), logPublished),
    ),
    route('GET', '/api/content/undo', async (known, { query }) =>
      known.publisher.undoPreview(await idOf(known, { id: query.get('id') })),
    ),
    route('POST', '/api/content/undo', async (known, { person, body }) =>
      known.publisher.undo(person.email, await idOf(known, body), logPublished),
    ),
    route('GET', '/api/content/publishing', async ({ publisher }) => publisher.state()),
    route('GET', '/api/content/history', ({ past }) => past.history()),
  ];
}

function parse<Schema extends z.ZodType>(schema: Schema, asked: unknown): z.output<Schema> {
  const read = schema.safeParse(asked);
  if (!read.success) throw new RequestError(400, 'unreadable');
  return read.data;
}
