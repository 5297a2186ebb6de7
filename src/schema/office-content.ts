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
  /** Its name, the same in all files of its kind: Spanish from the server, see `english-names.ts`. */
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
  /** The language whose text is as published, although the draft changes the text of the other language. */
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
  /** Whether the draft changes it. */
  isChanged: boolean;
  /** Number of texts whose other language alone is changed in the draft. */
  lagging: number;
  /** Whether it is a hidden course, or an article that is a draft. */
  isHidden: boolean;
  /** The price in euros and the editions of a course, if its file has them and they are valid. */
  course?: { englishTitle: string | null; price: number | null; editions: readonly CourseEdition[] };
};

/** A problem of the content check; `path` is that of its field, if it belongs to one. */
export type FieldProblem = {
  file: string;
  path: FieldPath | null;
  line: number;
  /** The Spanish name of the field or list. */
  label?: string | undefined;
  message: Localized<string>;
};

/** A text of the draft that a search has found: the title of its file, the name of its field, and a part of the text. */
export type FoundText = { file: string; path: FieldPath; title: string; label: string; text: string };

/** A file of the draft with its fields. */
export type ContentFileView = {
  file: string;
  title: string;
  /**
   * The version of the text from which the fields were read. Change requests send it, so that later changes are
   * detected.
   */
  version: string;
  groups: ContentGroup[];
  /** Whether visitors see it: it is published, and not hidden there. */
  isOnSite?: boolean;
  /** Paths of the pages that show it, for the preview. */
  pages: Localized<string>[];
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

/** A field that somebody else (`by`) changed while this person typed. */
export type FieldConflict = { path: FieldPath; mine: FieldValue; theirs: FieldValue; by: string };

/** The words of a change: “Bloque 1 · precio: 27.000 → 28.000 EUR”. */
export type ChangeWords = { title: string; field: string; from: string; to: string };

/** A change as text, in Spanish, and in English if that differs. */
export type ChangeLine = ChangeWords & { file: string; en?: ChangeWords };

/** A document with unpublished changes, published and discarded as a whole; `file` is its name. */
export type DraftDocument = {
  file: string;
  title: string;
  /** The people who changed it since it was last published, and when they last did, newest first. */
  by: { who: string; at: string }[];
  lines: ChangeLine[];
  /** The pages that the changes affect, by their Spanish paths. */
  pages: string[];
  /** Whether it is an article that stays unfinished: it is left out, and keeps no other document from the site. */
  isUnfinished: boolean;
};

/** The unpublished changes of all people. */
export type ContentDraft = {
  documents: DraftDocument[];
  /** Whether visitors see everything that is published; false after a publication that could not be shown. */
  isShown: boolean;
};

/** A publication, newest first in the history. */
export type Publication = {
  id: string;
  at: string;
  by: string;
  lines: ChangeLine[];
  /** The publication that this one reverts. */
  undoes: string | null;
};

/** The changes by undoing a publication, or the reason why it cannot be undone. */
export type UndoPreview = { lines: ChangeLine[] } | { problem: Localized<string> };

/**
 * Where a publication is read: the Spanish paths of its pages, on the site at `address`, once the server of the site
 * shows it.
 */
export type PublishedOnSite = { address: string; pages: string[]; isShown: boolean };

/** The state of a publication in progress, polled until it ends; `site` is in responses. */
export type Publishing =
  | { state: 'idle' }
  | { state: 'running'; step: 'check' | 'draw' | 'keep' | 'switch'; since: string; by: string }
  | { state: 'done'; publication: Publication; seconds: number; site?: PublishedOnSite }
  /** The site was not changed. */
  | { state: 'failed'; problem: Localized<string>; problems: FieldProblem[] };
