import type { Language, Localized } from '../i18n/language.ts';
import type { CourseEdition } from './editions.ts';

/**
 * Shapes of content that the office changes, for its screen, its server and the editing of files. All
 * times are ISO 8601 in UTC.
 */

/** A value at its place in a file of content: keys of maps and indexes of lists, from the top. */
export type FieldPath = readonly (string | number)[];

/** How a field is changed on the screen. */
const fieldControls = [
  'line',
  'paragraph',
  'markdown',
  'number',
  'money',
  'day',
  'choice',
  'yes-no',
  'picture',
  'address',
] as const;
export type FieldControl = (typeof fieldControls)[number];

/** A value that a field may have; null where an optional one is absent. */
export type FieldValue = string | number | boolean | null;

/** A field of a file, as a person sees it. */
export type ContentField = {
  path: FieldPath;
  /** Its Spanish name; the same for the whole kind of file. */
  label: string;
  /** Its purpose, in a sentence. */
  help?: string;
  control: FieldControl;
  /** One value, or one in each language. */
  value: FieldValue | Localized<FieldValue>;
  optional: boolean;
  choices?: readonly { value: string; label: string }[];
  /** Least and most characters, or numbers of a number. */
  least?: number;
  most?: number;
  /** The language whose text did not change when the other one did, until somebody confirms it. */
  lags?: Language;
};

/** A list in a file: its items may be added, moved and taken out. */
export type ContentList = { path: FieldPath; label: string; length: number; least: number; most?: number };

/** Fields that belong together, and groups inside them: one slice of a file that fits on a screen. */
export type ContentGroup = {
  /** A place of a file always has the same id: the screen keeps it in its address. */
  id: string;
  label: string;
  fields: ContentField[];
  /** Lists whose items are the groups inside this one. */
  list?: ContentList;
  groups: ContentGroup[];
};

/** Kinds of content, each a chapter of the screen. */
export const contentChapters = ['courses', 'texts', 'articles', 'pictures'] as const;
export type ContentChapter = (typeof contentChapters)[number];

/** A file that may be changed. `file` is its path below `content/`, with `/`. */
export type ContentFileLine = {
  file: string;
  chapter: ContentChapter;
  /** Its Spanish name: a course's title, “Portada”. */
  title: string;
  /** Changed in this person's draft. */
  isChanged: boolean;
  /** Problems of the content check in it. */
  problems: number;
  /** Texts whose other language lags behind. */
  lagging: number;
  /** A course off the site, an article that is a draft. */
  isHidden: boolean;
  /** The price in euros and the editions of a course, if its file has them and they can be read. */
  course?: { englishTitle: string | null; price: number | null; editions: readonly CourseEdition[] };
};

/** A problem of the content check, in plain Spanish, at its field where it belongs to one. */
export type FieldProblem = { file: string; path: FieldPath | null; line: number; message: string };

/** A file with its fields, as this person's draft has it. */
export type ContentFileView = {
  file: string;
  title: string;
  /**
   * The version of the text that the fields were read from. A change states this version, and is compared with later
   * changes.
   */
  version: string;
  groups: ContentGroup[];
  problems: FieldProblem[];
  /** Paths of the pages that show it, for the preview. */
  pages: Localized<string>[];
  /**
   * Fields that somebody else published while this draft had changed them too. Such a field has the published value
   * until it is set, to `mine` or to `theirs`. One with an empty path cannot be decided: the file's changes are
   * discarded.
   */
  conflicts?: FieldConflict[];
};

/** A change of one place of a file. */
export type ContentChange =
  | { kind: 'set'; path: FieldPath; value: FieldValue }
  /** An item at `at`; a copy of the item `like`, or an empty one. */
  | { kind: 'insert'; path: FieldPath; at: number; like?: number | undefined }
  | { kind: 'remove'; path: FieldPath; at: number }
  | { kind: 'move'; path: FieldPath; from: number; to: number };

/** Changes of a file, made from one version of it. */
export type ChangeRequest = { file: string; version: string; changes: ContentChange[] };

/** A field that two people changed: decided one by one. */
export type FieldConflict = { path: FieldPath; label: string; mine: FieldValue; theirs: FieldValue; by: string };

/** A change in words: “Bloque 1 · precio: 27.000 → 28.000 EUR”. */
export type ChangeLine = { file: string; title: string; field: string; from: string; to: string };

/** The unpublished changes of one person. */
export type ContentDraft = {
  by: string;
  changedAt: string;
  lines: ChangeLine[];
  /** Problems that must be settled before it is published. */
  problems: FieldProblem[];
  /** Where the changes of each file will be read: paths of pages, Spanish. */
  pages: Record<string, string[]>;
  /** The way to look at the site with these changes: a path of this host, with a secret; anybody may open it. */
  preview: string;
};

/** A publication, newest first in the history. */
export type Publication = {
  id: string;
  at: string;
  by: string;
  lines: ChangeLine[];
  /** The publication that this one takes back. */
  undoes: string | null;
  /** Whether it can still be taken back: nothing later changed the same places. */
  canBeUndone: boolean;
};

/** The state of a publishing, asked for until it ends. */
export type Publishing =
  | { state: 'idle' }
  | { state: 'running'; step: 'check' | 'draw' | 'keep' | 'switch'; since: string; by: string }
  | { state: 'done'; publication: Publication; seconds: number }
  /** The site is as it was. */
  | { state: 'failed'; problem: string; problems: FieldProblem[] };
