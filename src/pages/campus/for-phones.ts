import type { PictureContent } from '../../schema/picture.ts';

const phones = '(width <= 40rem)';

/** A picture that is replaced by another one on phones, in both themes. */
export function forPhones(picture: PictureContent, narrow: PictureContent): PictureContent {
  const sources = narrow.sources.map((source) => ({
    ...source,
    media: source.media ? `${phones} and ${source.media}` : phones,
  }));
  return { ...picture, sources: [...sources, ...picture.sources] };
}
