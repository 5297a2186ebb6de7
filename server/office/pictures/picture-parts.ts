import type { ContentDesk } from '../content-desk.ts';
import type { OfficeParts } from '../office-parts.ts';
import type { PictureDecoding } from './picture-decoding.ts';

/** A person's copy of the content. Files are named by their path below `content/`, with `/`. */
export type PictureDraft = {
  /** The folder `content/` of the copy, always the same for a person. */
  folder: string;
  /** Writes a file, or deletes it with null. */
  write(file: string, bytes: Buffer | string | null): Promise<void>;
};

/** How drafts are reached, and their files changed. */
export type PictureContent = {
  desk: Pick<ContentDesk, 'change'>;
  drafts: {
    /** Runs a task on a person's draft while nothing else uses it. @param person their address */
    use<Result>(person: string, work: (draft: PictureDraft) => Promise<Result>): Promise<Result>;
  };
};

/** The parts of the routes of pictures. */
export type PictureParts = Pick<OfficeParts, 'db' | 'now'> & {
  content: PictureContent | null;
  /** A folder of the office's own for files that were uploaded and not kept yet. */
  uploads: string;
  /** Replaces the reading of pictures by a process for each, in tests. */
  decoding?: PictureDecoding;
};
