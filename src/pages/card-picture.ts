import type { PictureContent } from '../schema/picture.ts';

/**
 * The widest file that a card needs, in pixels: a card is at most 26rem wide, on a screen of two pixels per CSS pixel.
 */
const widest = 960;

/** A picture for a card, without the files that are wider than any card. */
export function cardPicture(picture: PictureContent): PictureContent {
  const sources = picture.sources.map((source) => ({
    ...source,
    srcSet: source.srcSet
      .split(', ')
      .filter((file) => Number(/ (\d+)w$/.exec(file)?.[1]) <= widest)
      .join(', '),
  }));
  return { ...picture, sources: sources.filter(({ srcSet }) => srcSet !== '') };
}
