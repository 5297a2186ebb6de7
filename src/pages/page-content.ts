import type { Language } from '../i18n/language.ts';
import type { TranslateAll } from '../i18n/words/words.ts';
import type { PictureCatalogue, PictureContent } from '../schema/picture.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { RouteParams } from '../site/links.ts';
import type { PageHead, PageId } from '../site/page-data.ts';
import type { RouteId } from '../site/routes.ts';

/** One page in one language, and everything from which it is rendered. */
export type PageRequest = {
  page: PageId;
  params: RouteParams;
  language: Language;
  content: SiteContent;
  /** The day that the content treats as today, `YYYY-MM-DD`: `contentDay`. */
  today: string;
  /** The files of a picture and its texts, by its id in `content/pictures.yaml`. */
  pictures: PictureCatalogue;
  /** Size of each printed syllabus in bytes, by its address: `syllabusPath`. */
  syllabuses: Readonly<Record<string, number>>;
  build: string;
  siteUrl: string;
};

/** The input of a page's `content.ts`. */
export type ContentRequest<Page extends PageId = RouteId> = Omit<PageRequest, 'page' | 'build' | 'pictures'> & {
  page: Page;
  t: TranslateAll;
  /** A picture in the page's language, with the properties of `<Picture>`. */
  picture: (id: string) => PictureContent;
};

/** The result of a page's `content.ts`: its head, and the content of its component. */
export type PageContent<Content> = { head: PageHead; content: Content };
