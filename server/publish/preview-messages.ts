import type { FieldPath } from '../../src/schema/office-content.ts';

/** The office's questions to the program that draws previews. */
export type PreviewQuestion =
  | { kind: 'page'; path: string; siteUrl: string }
  /** A picture's file by its address, encoded where it is new. */
  | { kind: 'picture'; path: string }
  /** The fields that hold a text which is read on a page. */
  | { kind: 'fields'; text: string };

/** A field by its file below `content/` and its path; an empty path is the text of a Markdown file. */
export type FoundField = { file: string; path: FieldPath; line: number };

/** The program's answers. */
export type PreviewAnswer =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'picture'; file: string | null }
  | { kind: 'fields'; fields: FoundField[] }
  /** `message` says why in the words of the content check, English. */
  | { kind: 'failed'; message: string };
