import type { Localized } from '../i18n/language.ts';
import type { PictureCatalogue, PictureManifest, PictureSet } from '../schema/picture.ts';
import { didYouMean } from './did-you-mean.ts';

/** The texts of the pictures, and the image files of each picture. */
export type PictureFacts = { manifest: PictureManifest; sets: Readonly<Record<string, Localized<PictureSet>>> };

/** Provides the pictures for a page's `content.ts`. */
export function pictureCatalogue({ manifest, sets }: PictureFacts): PictureCatalogue {
  return (id, language) => {
    const { alt, caption, focus } = pictureEntry(manifest, id);
    const set = sets[id]?.[language];
    if (!set) throw new Error(`The picture "${id}" has not been read.`);
    return { ...set, alt: alt[language], ...(caption && { caption: caption[language] }), ...(focus && { focus }) };
  };
}

/**
 * Finds a picture of the manifest.
 * @throws Error for an unknown id, in words for editors of the content
 */
export function pictureEntry(manifest: PictureManifest, id: string) {
  const entry = manifest[id];
  if (entry) return entry;
  const advice = didYouMean(id, Object.keys(manifest));
  throw new Error(`There is no picture called "${id}".${advice} The pictures are listed in content/pictures.yaml.`);
}
