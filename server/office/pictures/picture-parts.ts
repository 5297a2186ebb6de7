import type { ContentDesk } from '../content-desk.ts';
import type { OfficeParts } from '../office-parts.ts';
import type { PictureDecoding } from './picture-decoding.ts';

/** The shared draft. Files are named by their path below `content/`, with `/`. */
export type PictureDraft = {
  /** The draft's folder `content/`, whose path never changes. */
  folder: string;
  /** Writes a file; null deletes it. */
  write(file: string, bytes: Buffer | string | null): Promise<void>;
};

/** Access to the draft and to changes of its files. */
export type PictureContent = {
  desk: Pick<ContentDesk, 'change'>;
  draft: {
    /** The draft's folder `content/`. */
    folder: string;
    /**
     * Runs a task on the draft, while no other task changes it. What it writes becomes one change of this person.
     * @param person the person's address
     */
    use<Result>(person: string, work: (draft: PictureDraft) => Promise<Result>): Promise<Result>;
  };
};

/** The parts that the routes of pictures use. */
export type PictureParts = Pick<OfficeParts, 'db' | 'now'> & {
  content: PictureContent | null;
  /** Folder of uploaded files that have not been used yet. */
  uploads: string;
  /** Replaces decoding in separate processes, for tests. */
  decoding?: PictureDecoding;
};
