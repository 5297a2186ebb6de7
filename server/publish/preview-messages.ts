import type { Language } from '../../src/i18n/language.ts';
import type { FieldPath } from '../../src/schema/office-content.ts';
import type { Condition } from '../../src/site/services.ts';

/** A page of a draft; `language` is that of a page with one address for both languages. */
export type PreviewPage = {
  kind: 'page';
  path: string;
  siteUrl: string;
  language: Language | undefined;
  held: readonly Condition[];
};

/** The tasks of the process that draws previews. */
export type PreviewTask =
  | PreviewPage
  /** A picture's file by its address; the process encodes it first if it is new. */
  | { kind: 'picture'; path: string }
  /** The fields that contain a text of a page. */
  | { kind: 'fields'; text: string };

/** A field, by its file below `content/` and its path; an empty path is the text of a Markdown file. */
export type FoundField = { file: string; path: FieldPath; line: number };

/** The outcomes of these tasks. */
export type PreviewOutcome =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'picture'; file: string | null }
  | { kind: 'fields'; fields: FoundField[] }
  /** `message` is the English message of the content check. */
  | { kind: 'failed'; message: string };
