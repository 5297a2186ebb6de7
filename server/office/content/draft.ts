import type { FieldConflict } from '../../../src/schema/office-content.ts';
import type { Git } from './git.ts';

/**
 * A field with a conflict, in its file. `isWhole`: the person's changes of the file cannot be kept, and have to be
 * discarded.
 */
export type FileConflict = FieldConflict & { file: string; isWhole?: true };

/** A file with unpublished changes. */
export type ChangedFile = { file: string; before: string | null; after: Buffer | null };

/** A person's draft: a git work tree with `content/` only, whose changes are not committed. */
export type Draft = {
  by: string;
  /** The secret part of the preview's address: anyone who knows it may see the draft. */
  secret: string;
  /** The folder `content/`. */
  folder: string;
  git: Git;
  /** The commit that the draft is based on. */
  base: string;
  conflicts: readonly FileConflict[];
  changed: () => Promise<ChangedFile[]>;
  /** A file's bytes; null if it does not exist. */
  read: (file: string) => Promise<Buffer | null>;
  text: (file: string) => Promise<string | null>;
  /** Writes a file; null deletes it. */
  write: (file: string, bytes: Buffer | string | null) => Promise<void>;
  keepConflicts: (conflicts: readonly FileConflict[]) => Promise<void>;
  /** Makes a commit the base of the draft, without changing its files. */
  moveTo: (commit: string) => Promise<void>;
};
