import { languages } from '../../../src/i18n/language.ts';
import type { PictureSet } from '../../../src/schema/picture.ts';
import type { SiteContent } from '../../../src/schema/site-content.ts';
import { contentDay } from '../../../src/site/content-day.ts';
import { headProblems } from '../../head-problems.ts';
import { pictureEntry } from '../../../src/site/picture-catalogue.ts';
import { placedHeadProblems } from '../head-places.ts';
import type { ContentProblem } from '../problem.ts';

/** The check needs only the entries of pictures, not their files. */
const undrawn: PictureSet = { sources: [], src: '', width: 0, height: 0, color: '' };

/** Finds problems in titles and descriptions of pages, each at its text in `folder`. */
export async function headsOf(content: SiteContent, folder: string): Promise<ContentProblem[]> {
  const { existingPages, pageData } = await import('../../../src/pages/all-pages.ts');
  const today = contentDay(content, new Date());
  const drawn = existingPages(content).flatMap(({ page, params }) =>
    languages.map((language) => {
      const pictures = (id: string) => ({ ...undrawn, alt: pictureEntry(content.pictures, id).alt[language] });
      return pageData({ page, params, language, content, today, pictures, syllabuses: {}, siteUrl: '' }).data;
    }),
  );
  return placedHeadProblems(headProblems(drawn), folder);
}
