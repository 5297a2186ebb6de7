import type {
  ChangeLine,
  ContentChange,
  ContentFileLine,
  ContentFileView,
  FieldProblem,
  FoundText,
} from '../../src/schema/office-content.ts';

/** The changed text of a file, or why the change is impossible. */
export type ChangedText = { text: string } | { problem: string };

/**
 * Reads, changes and describes content files by their schemas. The build bundles it as one file
 * (`dist/server/content-desk.js`), because a server has none of the build's packages. Each `folder` is a folder
 * `content/`.
 */
export type ContentDesk = {
  /** All files that may be changed, in the order of the screen. */
  files(folder: string): Promise<Omit<ContentFileLine, 'isChanged' | 'lagging'>[]>;
  /** The texts of fields with all of these words. */
  find(folder: string, words: string): Promise<FoundText[]>;
  /** A file with its fields; null if it does not exist. The caller adds lagging texts. */
  view(folder: string, file: string): Promise<ContentFileView | null>;
  /** Changes a file's text, touching only the changed lines; comments and order are kept. */
  change(file: string, text: string, changes: readonly ContentChange[]): ChangedText;
  /** The changes between two texts of a file, in words. A text is null if the file is new or deleted. */
  describe(file: string, before: string | null, after: string | null): ChangeLine[];
  /** The Spanish paths of the pages that show a changed file. A text is null if the file is new or deleted. */
  pages(file: string, before: string | null, after: string | null): string[];
  /** The problems of a folder. */
  check(folder: string): Promise<FieldProblem[]>;
};
