import type {
  ChangeLine,
  ContentChange,
  ContentFileLine,
  ContentFileView,
  FieldProblem,
} from '../../src/schema/office-content.ts';

/** The outcome of changing a text. */
export type ChangedText = { text: string } | { problem: string };

/**
 * Reads, changes and describes files of content. The build makes it of the content's schemas as one file
 * (`dist/server/content-desk.js`), because a server has none of the build's packages. Folders are `content/` folders.
 */
export type ContentDesk = {
  /** Every file that may be changed, in the order of the screen. */
  files(folder: string): Promise<Omit<ContentFileLine, 'isChanged' | 'problems' | 'lagging'>[]>;
  /** A file with its fields; null where there is none. The caller adds problems and lagging texts. */
  view(folder: string, file: string): Promise<Omit<ContentFileView, 'problems'> | null>;
  /** Changes a file's text: a change touches only its own lines; comments and order stay. */
  change(file: string, text: string, changes: readonly ContentChange[]): ChangedText;
  /** The difference between two texts of a file, in words. A text is null where the file is new or gone. */
  describe(file: string, before: string | null, after: string | null): ChangeLine[];
  /** The Spanish paths of the pages that a changed file is read on. A text is null where the file is new or gone. */
  pages(file: string, before: string | null, after: string | null): string[];
  /** Lists the problems of a folder. */
  check(folder: string): Promise<FieldProblem[]>;
};
