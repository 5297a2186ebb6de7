import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { languages, type Language, type Localized } from '../src/i18n/language.ts';
import type { PictureSet } from '../src/schema/picture.ts';
import { renderPage, type DrawnPage } from '../src/render-page.tsx';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import type { PageRequest } from '../src/pages/page-content.ts';
import { contentDay } from '../src/site/content-day.ts';
import type { PageId } from '../src/site/page-data.ts';
import { syllabusPath } from '../src/site/syllabus-paths.ts';
import { withoutMarks } from './markup-words.ts';
import { wholeContent } from './site-content.ts';

const assets: DocumentAssets = { themeColor: '#000000', inlineScript: '', script: '', styles: () => '' };
const picture: PictureSet = { sources: [], src: '/picture.webp', width: 8, height: 5, color: 'black' };
/** The content of the repository with its samples and drafts: tests take the expected text of a page from it. */
export const content = wholeContent;
const drawn = new Map<string, string>();

/** The markup of a page between the site's header and footer, rendered once from the content of the repository. */
export async function mainOf(page: PageId, language: Language): Promise<string> {
  const name = `${page} ${language}`;
  const html = drawn.get(name) ?? drawDocument(await content, { page, language, params: {} }).html;
  drawn.set(name, html);
  return withoutMarks(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
}

/** The document of a page, drawn from the content of the repository. */
export async function drawnPage(page: PageId, language: Language): Promise<string> {
  return drawDocument(await content, { page, language, params: {} }).html;
}

/** The markup of the tool on a page, drawn for a query, without the properties that its island carries. */
export function toolOf(all: SiteContent, page: PageId, language: Language, search: string): string {
  const html = drawDocument(all, { page, language, params: {}, search }).html;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.slice(main.indexOf('</header>')).replace(/ data-props="[^"]*"/, '');
}

type Asked = Pick<PageRequest, 'page' | 'language' | 'params'> & Partial<PageRequest>;

/** Renders a page of some content, as the server does. */
export function drawDocument(all: SiteContent, asked: Asked): DrawnPage {
  return renderPage(requestOf(all, asked), assets);
}

/** The request for a page of some content. */
export function requestOf(all: SiteContent, asked: Asked): PageRequest {
  return {
    content: all,
    today: contentDay(all, new Date()),
    syllabuses: sizesOfSyllabuses(all),
    siteUrl: 'https://example.org',
    pictures: pictureCatalogue({ manifest: all.pictures, sets: picturesOf(all) }),
    ...asked,
  };
}

/** A size for every syllabus, the same for all. */
function sizesOfSyllabuses({ courses }: SiteContent): Record<string, number> {
  const paths = Object.keys(courses).flatMap((id) => languages.map((language) => syllabusPath(id, language)));
  return Object.fromEntries(paths.map((path) => [path, 45_000]));
}

/** Every picture of the manifest, without its files: a page with any other picture cannot be rendered. */
function picturesOf({ pictures }: SiteContent): Record<string, Localized<PictureSet>> {
  return Object.fromEntries(Object.keys(pictures).map((id) => [id, { es: picture, en: picture }]));
}
