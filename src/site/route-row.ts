import type { Localized } from '../i18n/language.ts';

/** The parts of a social picture that are a page's own. */
export type SocialFace = {
  /** Id in `content/pictures.yaml`. */
  picture: string;
  /** For the first cell, at most six characters: a course's code, an airport, a word. */
  code: string;
  /** Colour of the left edge: blue for courses. */
  edge: 'blue' | 'buff' | 'magenta' | 'slate';
};

type Row = {
  /** The folder in `src/pages` whose `page.tsx` shows the page. */
  screen: string;
  /** The menu that lists the page, in the order of this table. */
  menu?: 'header' | 'footer' | 'courses' | 'deciding' | 'students' | 'further' | 'legal';
  /** The page above it in the breadcrumbs: by default the home page, for courses the catalogue. `null`: no breadcrumbs. */
  parent?: 'courses' | 'blog' | null;
  /** Of the social picture of a page that is not about a single course. */
  social?: SocialFace;
  /**
   * `false` means `noindex` and absent from the sitemap. robots.txt allows the page, as crawlers must read its
   * `noindex`.
   */
  indexed?: boolean;
  /** The page whose address is the canonical address of this one; absent if this page has its own. */
  canonical?: string;
  /** Parameters of the query that the page reads, such as a filter: with one of them it is drawn for the request. */
  query?: readonly string[];
  /** Parameters with a visitor's answers, which stay private: such documents are not cached anywhere. */
  answers?: readonly string[];
  /** The path of a large file that the result needs besides the page's content, such as an exam's questions. */
  bank?: string;
  /** Old and short addresses: the server redirects with 308. */
  aliases?: readonly string[];
  /**
   * Former values of the path's parameter, with the current ones: an article's old address redirects to its new one.
   */
  moved?: Readonly<Record<string, string>>;
};

/** One address for both languages: the document is served in the visitor's language. */
export type SharedRow = Row & { shared: string };
/** One address per language. */
export type PairedRow = Row & Localized<string>;

export function page<const T extends SharedRow | PairedRow>(row: T): T {
  return row;
}
