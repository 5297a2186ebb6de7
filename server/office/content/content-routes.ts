import type { z } from 'zod';
import {
  articleRequest,
  changeRequest,
  discardRequest,
  findRequest,
  rightRequest,
  undoRequest,
} from '../../../src/schema/office-content-routes.ts';
import type { Publication } from '../../../src/schema/office-content.ts';
import { madridDay } from '../../../src/site/days.ts';
import { requireOwnerFor } from '../guard/owners-fields.ts';
import { logRequest, writeLog } from '../log/office-log.ts';
import type { OfficeParts } from '../office-parts.ts';
import { RequestError, type OfficeRequest, type OfficeRoute } from '../office-route.ts';
import { contentFiles, previewRoot } from './content-files.ts';
import type { ContentParts } from './content-parts.ts';
import type { Draft } from './draft.ts';
import { publicationHistory } from './history.ts';
import { newArticle } from './new-article.ts';
import { withContent } from './with-content.ts';

type Answer = (parts: Content, request: OfficeRequest) => Promise<unknown>;
type Content = ContentParts & {
  files: ReturnType<typeof contentFiles>;
  past: ReturnType<typeof publicationHistory>;
};

/**
 * The routes for changing content. Every person may edit and publish content, and undo any publication, because a
 * mistake on the site cannot wait for its author.
 */
export function contentRoutes(parts: OfficeParts): OfficeRoute[] {
  const { db, now, content } = parts;
  const made: Content | null = content && {
    ...content,
    files: contentFiles({ ...content, db, now }),
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
  const ofDraft = (work: (parts: Content, draft: Draft, request: OfficeRequest) => Promise<unknown>): Answer => {
    return (known, request) => known.drafts.use(request.person.email, (draft) => work(known, draft, request));
  };

  /** Typing sends many requests: those for one file within ten minutes are logged as one line. */
  function logChange({ person }: OfficeRequest, file: string): Promise<void> {
    return logRequest(db, { at: now(), by: person.email, action: 'changed', subject: file });
  }
  const logPublished = async ({ id, by, undoes }: Publication): Promise<void> => {
    const action = undoes === null ? 'published' : 'undone';
    await writeLog(db, { at: now(), by, action, subject: (undoes ?? id).slice(0, 12) });
  };

  return [
    route(
      'GET',
      '/api/content',
      ofDraft(({ files }, draft) => files.lines(draft)),
    ),
    route(
      'GET',
      '/api/content/file',
      ofDraft(({ files }, draft, { query }) => files.view(draft, query.get('file') ?? '')),
    ),
    route(
      'POST',
      '/api/content/change',
      ofDraft(async ({ files }, draft, request) => {
        const asked = read(changeRequest, request);
        requireOwnerFor(
          request.person,
          asked.file,
          asked.changes.map(({ path }) => path),
        );
        const answer = await files.change(draft, asked);
        if ('view' in answer) throw new RequestError(409, 'changed-meanwhile', answer);
        await logChange(request, asked.file);
        return answer;
      }),
    ),
    route(
      'POST',
      '/api/content/right',
      ofDraft(async ({ files }, draft, request) => {
        const { file, path } = read(rightRequest, request);
        const answer = await files.right(draft, file, path);
        await logChange(request, file);
        return answer;
      }),
    ),
    route(
      'POST',
      '/api/content/discard',
      ofDraft(async ({ files }, draft, request) => {
        const { file } = read(discardRequest, request);
        const answer = await files.discard(draft, file);
        await logChange(request, file);
        return answer;
      }),
    ),
    route(
      'POST',
      '/api/content/article',
      ofDraft(async ({ desk }, draft, request) => {
        const { title } = read(articleRequest, request);
        const like = (await desk.files(draft.folder)).find(({ file }) => /^articles\/.*es\.md$/.test(file));
        const file = await newArticle(draft, { title, like: like?.file, day: madridDay(now()) });
        await logChange(request, file);
        return { file };
      }),
    ),
    route(
      'POST',
      '/api/content/find',
      ofDraft(({ previews }, draft, request) => previews.find(draft.folder, read(findRequest, request).text)),
    ),
    route(
      'GET',
      '/api/content/preview',
      ofDraft(async (_parts, draft) => ({ root: previewRoot(draft) })),
    ),
    route('GET', '/api/content/drafts', ({ files }, { person }) => files.allDrafts(person.email)),
    route('POST', '/api/content/publish', async ({ publisher }, { person }) =>
      publisher.publish(person.email, logPublished),
    ),
    route('POST', '/api/content/undo', async ({ publisher, past }, request) => {
      const { id } = read(undoRequest, request);
      if (!(await past.isPublication(id))) throw new RequestError(404, 'no-such-publication');
      return publisher.undo(request.person.email, id, logPublished);
    }),
    route('GET', '/api/content/publishing', async ({ publisher }) => publisher.state()),
    route('GET', '/api/content/history', ({ past }) => past.history()),
  ];
}

function read<Schema extends z.ZodType>(schema: Schema, { body }: OfficeRequest): z.output<Schema> {
  const asked = schema.safeParse(body);
  if (!asked.success) throw new RequestError(400, 'unreadable');
  return asked.data;
}
