import { z } from 'zod';
import type { ContentFileView, FieldConflict, FieldPath } from './office-content.ts';

/**
 * Requests and responses of content, for every person of the office. Errors are `{ problem }`, as everywhere in the
 * office.
 *
 * - GET `/api/content`: `ContentFileLine[]`, in the order of the screen.
 * - GET `/api/content/file?file=`: `ContentFileView`.
 * - GET `/api/content/texts?words=`: `FoundText[]`, in the order of the screen.
 * - GET `/api/content/problems`: `FieldProblem[]` of the draft, once it has been checked.
 * - POST `/api/content/change` with a `ChangeRequest`: the file's new `ContentFileView`. 409 `changed-meanwhile` with a
 * `ConflictAnswer` if another person has changed the same field; nothing of the request is then stored. With empty
 * `conflicts`, the items of a list have changed meanwhile. 422 `not-possible` with `message` in Spanish.
 * - POST `/api/content/article` with an `ArticleRequest`: `{ file }`, a new article as a draft in both languages.
 * - POST `/api/content/find` with a `FindRequest`: `FoundField[]`, the best first.
 * - POST `/api/content/discard` with `{ file }`: discards all unpublished changes of a document.
 * - GET `/api/content/preview`: `PreviewAnswer`.
 * - GET `/api/content/draft`: `ContentDraft`.
 * - POST `/api/content/publish` with a `PublishRequest`, POST `/api/content/undo` with `{ id }`: the `Publishing` that
 * has begun. 409 `recent` with the people in `who` if others changed a document within ten minutes, unless `sure`.
 * - GET `/api/content/undo?id=`: `UndoPreview`.
 * - GET `/api/content/publishing`: `Publishing`.
 * - GET `/api/content/history`: `Publication[]`, newest first.
 *
 * Without a content repository, all of them answer 409 `no-repository`; if the repository could never be reached, 409
 * `repository-away`.
 */

const path = z.array(z.union([z.string().max(100), z.int().min(0)])).max(20);

/** The response to a change of fields that another person has changed: the conflicts, and the current file. */
export type ConflictAnswer = { conflicts: FieldConflict[]; view: ContentFileView };

/** The names of the documents to publish. `sure`: also what others have just written. */
export const publishRequest = z.strictObject({ files: z.array(z.string().max(200)).max(1000), sure: z.boolean() });
export type PublishRequest = z.infer<typeof publishRequest>;

/** A file, named by its path below `content/`. */
export const fileRequest = z.strictObject({ file: z.string().max(200) });
export const textsRequest = z.strictObject({ words: z.string().max(200) });
export const undoRequest = z.strictObject({ id: z.string().regex(/^[\da-f]{40}$/) });

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const index = z.int().min(0).max(10_000);
export const changeRequest = z.strictObject({
  file: z.string().max(200),
  version: z.string().max(100),
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('set'), path, value: fieldValue }),
        z.strictObject({ kind: z.literal('insert'), path, at: index, like: index.optional() }),
        z.strictObject({ kind: z.literal('remove'), path, at: index }),
        z.strictObject({ kind: z.literal('move'), path, from: index, to: index }),
      ]),
    )
    .min(1)
    .max(200),
});

/** A new article, from its titles; the server creates its id. */
export const articleRequest = z.strictObject({
  title: z.strictObject({ es: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) }),
});
export type ArticleRequest = z.infer<typeof articleRequest>;

/** A text that a person pressed in the preview of a page. */
export const findRequest = z.strictObject({ page: z.string().max(500), text: z.string().min(1).max(2000) });
export type FindRequest = z.infer<typeof findRequest>;
export type FoundField = { file: string; path: FieldPath };

/**
 * The preview of the site with the draft's changes. `root` contains a secret: anybody with it may open the preview. `root` is a path of the office's host without a trailing slash;
 * the path of a page is appended to it.
 */
export type PreviewAnswer = { root: string };
