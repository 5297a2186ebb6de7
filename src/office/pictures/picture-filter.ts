import { matchesWords } from '../../i18n/plain-text.ts';
import type { OfficePicture } from '../../schema/office-pictures.ts';
import type { PicturePlace } from '../../schema/picture-shapes.ts';

/** A filter of pictures: words of their texts or of the pages that show them, and a use. Empty values match all. */
export type PictureFilter = { words: string; use: PicturePlace | 'unused' | '' };

/** The pictures that match, in the order of the list. */
export function matching(pictures: readonly OfficePicture[], { words, use }: PictureFilter): OfficePicture[] {
  return pictures.filter((picture) => {
    const { uses } = picture;
    if (use === 'unused' ? uses.length > 0 : use !== '' && !uses.some(({ place }) => place === use)) return false;
    const { id, alt, credit } = picture;
    return matchesWords([id, alt.es, alt.en, credit.es, ...uses.map(({ title }) => title)].join(' '), words);
  });
}
