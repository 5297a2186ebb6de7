import type { FieldConflict } from '../../../src/schema/office-content.ts';
import type { Git } from './git.ts';

/** A field to decide, in its file. `isWhole`: the file's changes cannot be kept, and are discarded to go on. */
export type FileConflict = FieldConflict & { file: string; isWhole?: true };

/** A file with unpublished changes. */
export type ChangedFile = { file: string; before: string | null; after: Buffer | null };

/** A person's draft: a work tree of the repository with only `content/`, whose changes are not committed. */
export type Draft = {
  by: string;
  /** Part of the preview's address: whoever knows it may look. */
  secret: string;
  /** The folder `content/`. */
  folder: string;
  git: Git;
  /** The commit on which the draft began, or to which it was brought later. */
  base: string;
  conflicts: readonly FileConflict[];
  changed: () => Promise<ChangedFile[]>;
  /** A file's bytes; null where there is none. */
  read: (file: string) => Promise<Buffer | null>;
  text: (file: string) => Promise<string | null>;
  /** Writes a file, or deletes it with null. */
  write: (file: string, bytes: Buffer | string | null) => Promise<void>;
  keepConflicts: (conflicts: readonly FileConflict[]) => Promise<void>;
  /** Makes a commit the base of the draft; its files stay unchanged. */
  moveTo: (commit: string) => Promise<void>;
};
