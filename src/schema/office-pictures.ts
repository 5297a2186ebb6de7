import { z } from 'zod';
import { picture, type Picture } from './picture.ts';
import type { PicturePlace } from './picture-shapes.ts';

/** Types of the pictures, for the office's screen and its server. */

/**
 * A use of a picture: its place, the content file that refers to the picture (null for code), and the page (null for
 * several).
 */
export type PictureUse = { place: PicturePlace; file: string | null; title: string; page: string | null };

/** A picture of this person's draft, with its uses. */
export type OfficePicture = Pick<Picture, 'kind' | 'width' | 'height' | 'alt' | 'caption' | 'credit' | 'focus'> & {
  id: string;
  /** Changes with the file; part of the thumbnail's address. */
  version: string;
  uses: PictureUse[];
};

/** An uploaded file: its upright size in pixels, and the address at which it can be viewed. */
export type UploadedPicture = { upload: string; width: number; height: number; address: string };

const part = z.number().min(0).max(1);
const { alt, caption, credit, focus } = picture.shape;

/** A rectangle in fractions of a picture, 0 to 1, from its upper left corner. */
const pictureCut = z
  .strictObject({ x: part, y: part, width: part, height: part })
  .refine(({ x, width }) => width > 0 && x + width <= 1.001)
  .refine(({ y, height }) => height > 0 && y + height <= 1.001);
export type PictureCut = z.infer<typeof pictureCut>;

/** The part of an uploaded file that is saved. */
const kept = z.strictObject({ upload: z.uuid(), cut: pictureCut });

/** The texts and focus of a picture; `caption` and `focus` are null if it has none. */
const pictureWords = z.strictObject({
  alt,
  caption: caption.unwrap().nullable(),
  credit,
  focus: focus.unwrap().nullable(),
});
export type PictureWords = z.infer<typeof pictureWords>;

/** A new picture. Its id is derived from its name. */
export const newPicture = z.strictObject({ name: z.string().trim().min(1).max(80), words: pictureWords, file: kept });
export type NewPicture = z.infer<typeof newPicture>;

/** New texts for a picture, and optionally another file. */
export const pictureChange = z.strictObject({ words: pictureWords, file: kept.nullable() });
export type PictureChange = z.infer<typeof pictureChange>;
