import type { Language, Localized } from '../i18n/language.ts';
import type { CourseEdition } from './editions.ts';

/**
 * Types of the content that the office changes, for its screen, its server and the editing of files. All times are ISO
 * 8601 in UTC.
 */

/** The path of a value in a content file: keys of maps and indexes of lists, from the top. */
export type FieldPath = readonly (string | number)[];

/** The controls for fields on the screen. */
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

/** The value of a field; null if an optional one is absent. */
export type FieldValue = string | number | boolean | null;

/** A field of a file, for the screen. */
export type ContentField = {
  path: FieldPath;
  /** Its Spanish name, the same in all files of its kind. */
  label: string;
  /** Its purpose, in a sentence. */
  help?: string;
  control: FieldControl;
  /** One value, or one in each language. */
  value: FieldValue | Localized<FieldValue>;
  optional: boolean;
  choices?: readonly { value: string; label: string }[];
  /** Minimum and maximum: of characters in a text, or of a number's value. */
  least?: number;
  most?: number;
  /**
   * The language whose text is older than the last change of the other language; unset once a person confirms the text.
   */
  lags?: Language;
};

/** A list in a file; its items may be added, moved and removed. */
export type ContentList = { path: FieldPath; label: string; length: number; least: number; most?: number };

/** Fields that belong together, and groups inside them. */
export type ContentGroup = {
  /** Stable for the same place of a file: the screen has it in its address. */
  id: string;
  label: string;
  fields: ContentField[];
  /** The list whose items are the groups inside this one. */
  list?: ContentList;
  groups: ContentGroup[];
};

/** Kinds of content, each a section of the screen. */
export const contentChapters = ['courses', 'texts', 'articles', 'pictures'] as const;
export type ContentChapter = (typeof contentChapters)[number];

/** An editable file. `file` is its path below `content/`, with `/`. */
export type ContentFileLine = {
  file: string;
  chapter: ContentChapter;
  /** Its Spanish name: a course's title, “Portada”. */
  title: string;
  /** Whether this person's draft changes it. */
  isChanged: boolean;
  /** Number of problems that the content check finds in it. */
  problems: number;
  /** Number of texts not updated since their other language changed. */
  lagging: number;
  /** Whether it is a hidden course, or an article that is a draft. */
  isHidden: boolean;
  /** The price in euros and the editions of a course, if its file has them and they are valid. */
  course?: { englishTitle: string | null; price: number | null; editions: readonly CourseEdition[] };
};

/** A problem of the content check, in plain Spanish; `path` is that of its field, if it belongs to one. */
export type FieldProblem = { file: string; path: FieldPath | null; line: number; message: string };

/** A file with its fields, including this person's draft. */
export type ContentFileView = {
  file: string;
  title: string;
  /**
   * The version of the text from which the fields were read. Change requests send it, so that later changes are
   * detected.
   */
  version: string;
  groups: ContentGroup[];
  problems: FieldProblem[];
  /** Paths of the pages that show it, for the preview. */
  pages: Localized<string>[];
  /**
   * Fields that another person published while this draft had changed them too. Such a field has the published value
   * until it is set, to `mine` or to `theirs`. A conflict with an empty path cannot be resolved: the file's changes
   * have to be discarded.
   */
  conflicts?: FieldConflict[];
};

/** A change at one path of a file. */
export type ContentChange =
  | { kind: 'set'; path: FieldPath; value: FieldValue }
  /** A new item at index `at`: a copy of the item with index `like`, or an empty one. */
  | { kind: 'insert'; path: FieldPath; at: number; like?: number | undefined }
  | { kind: 'remove'; path: FieldPath; at: number }
  | { kind: 'move'; path: FieldPath; from: number; to: number };

/** Changes of a file, based on one version of it. */
export type ChangeRequest = { file: string; version: string; changes: ContentChange[] };

/** A field that two people changed. Each field is resolved separately. */
export type FieldConflict = { path: FieldPath; label: string; mine: FieldValue; theirs: FieldValue; by: string };

/** A change as text: “Bloque 1 · precio: 27.000 → 28.000 EUR”. */
export type ChangeLine = { file: string; title: string; field: string; from: string; to: string };

/** The unpublished changes of one person. */
export type ContentDraft = {
  by: string;
  changedAt: string;
  lines: ChangeLine[];
  /** Problems that must be solved before publication. */
  problems: FieldProblem[];
  /** The pages that the changes of each file affect, by their Spanish paths. */
  pages: Record<string, string[]>;
  /** The path of the preview with these changes. It contains a secret: anybody with the path may open the preview. */
  preview: string;
};

/** A publication, newest first in the history. */
export type Publication = {
  id: string;
  at: string;
  by: string;
  lines: ChangeLine[];
  /** The publication that this one reverts. */
  undoes: string | null;
  /** Whether it can still be reverted: it has not been reverted, and no later publication changed the same fields. */
  canBeUndone: boolean;
};

/** The state of a publication in progress, polled until it ends. */
export type Publishing =
  | { state: 'idle' }
  | { state: 'running'; step: 'check' | 'draw' | 'keep' | 'switch'; since: string; by: string }
  | { state: 'done'; publication: Publication; seconds: number }
  /** The site was not changed. */
  | { state: 'failed'; problem: string; problems: FieldProblem[] };
