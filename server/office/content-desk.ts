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
 * Reads, changes and describes files of content. Made of the content's schemas by the build (`dist/server/content-desk.js`,
 * all packages inside), because a server has none of the build's packages. Folders are `content/` folders.
 */
export type ContentDesk = {
  /** Every file that may be changed, in the order of the screen. */
  files(folder: string): Promise<Omit<ContentFileLine, 'isChanged' | 'problems' | 'lagging'>[]>;
  /** A file with its fields; null where there is none. Problems and lagging texts are the caller's. */
  view(folder: string, file: string): Promise<Omit<ContentFileView, 'problems'> | null>;
  /** Changes a file's text: one change is a change of its lines alone, comments and order stay. */
  change(file: string, text: string, changes: readonly ContentChange[]): ChangedText;
  /** The difference between two texts of a file, in words. A text is null where the file is new or gone. */
  describe(file: string, before: string | null, after: string | null): ChangeLine[];
  /** The Spanish paths of the pages that a changed file is read on. A text is null where the file is new or gone. */
  pages(file: string, before: string | null, after: string | null): string[];
  /** Lists the problems of a folder. */
  check(folder: string): Promise<FieldProblem[]>;
};
