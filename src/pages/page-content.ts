import type { ComponentType } from 'react';
import type { Language } from '../i18n/language.ts';
import type { TranslateAll } from '../i18n/words/words.ts';
import type { PictureCatalogue, PictureContent } from '../schema/picture.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { RouteParams } from '../site/links.ts';
import type { PageHead, PageId } from '../site/page-data.ts';
import type { RouteId } from '../site/routes.ts';
import type { SearchFound } from '../site/search/search-engine.ts';
import type { Condition } from '../site/services.ts';
import type { VisitorKind } from '../site/visitor-kind.ts';

/** Everything from which pages are drawn, apart from a request. */
export type PageSource = {
  content: SiteContent;
  /** The day that the content treats as today, `YYYY-MM-DD`: `contentDay`. */
  today: string;
  /** The files of a picture and its texts, by its id in `content/pictures.yaml`. */
  pictures: PictureCatalogue;
  /** Size of each printed syllabus in bytes, by its address: `syllabusPath`. */
  syllabuses: Readonly<Record<string, number>>;
  siteUrl: string;
  /** The conditions of parts of pages that are met; none by default. */
  held?: ReadonlySet<Condition>;
};

/** One page in one language, for one kind of visitor and one query. */
export type PageRequest = PageSource & {
  page: PageId;
  params: RouteParams;
  language: Language;
  /** `unknown` by default. */
  visitor?: VisitorKind;
  /** The parameters of the query that the page reads, with a question mark; empty by default. */
  search?: string;
  /** The requested path, for the screen of unknown addresses. */
  requested?: string;
  /** The number of free places of each session of visits, by its id; null if it is unknown. */
  seats?: Readonly<Record<string, number>> | null;
  /** The results of the query, for the page of the search. */
  found?: SearchFound | null;
};

/** The input of a page's `content.ts`. */
export type ContentRequest<Page extends PageId = RouteId> = Omit<PageRequest, 'page' | 'pictures'> & {
  page: Page;
  t: TranslateAll;
  /** A picture in the page's language, with the properties of `<Picture>`. */
  picture: (id: string) => PictureContent;
};

/** A page's head, the content of its component, and its short name where no word of the menus names it. */
export type PageContent<Content> = { head: PageHead; content: Content; name?: string };

type Screen<Content, Page extends PageId> = {
  content: (request: ContentRequest<Page>) => PageContent<Content>;
  Layout: ComponentType<Content>;
};

/** A screen whose content fits its component: `defineScreen` has checked it. */
export type AnyScreen = Screen<object, PageId>;

/** Pairs the function that picks a page's content with the component that lays it out. */
export function defineScreen<Content extends object, Page extends PageId = RouteId>(
  content: (request: ContentRequest<Page>) => PageContent<Content>,
  Layout: ComponentType<Content>,
): Screen<Content, Page> {
  return { content, Layout };
}
