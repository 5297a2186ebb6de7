import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { drawPage, type DrawnPage } from '../src/entry-server.tsx';
import { languages, type Language, type Localized } from '../src/i18n/language.ts';
import type { PictureSet } from '../src/schema/picture.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import type { PageRequest } from '../src/pages/page-content.ts';
import { contentDay } from '../src/site/content-day.ts';
import type { RouteParams } from '../src/site/links.ts';
import type { PageId } from '../src/site/page-data.ts';
import { syllabusPath } from '../src/site/syllabus-paths.ts';
import { withoutMarks } from './markup-words.ts';
import { wholeContent } from './site-content.ts';

const assets: DocumentAssets = {
  build: 'test',
  themeColor: '#000000',
  script: '',
  sheet: '',
  toolsSheet: null,
  criticalStyles: () => null,
  modules: () => [],
  inlineScript: '',
  consentScript: '',
};
const picture: PictureSet = { sources: [], src: '/picture.webp', width: 8, height: 5, color: 'black' };
/** The content of the repository with its samples and drafts: tests take the expected text of a page from it. */
export const content = wholeContent;
const drawn = new Map<string, Promise<string>>();

/** The markup of a page between the site's header and footer, rendered once from the content of the repository. */
export function mainOf(page: PageId, language: Language): Promise<string> {
  const name = `${page} ${language}`;
  const html = drawn.get(name) ?? draw(page, language);
  drawn.set(name, html);
  return html;
}

async function draw(page: PageId, language: Language): Promise<string> {
  const { html } = await drawDocument(await content, { page, language, params: {} });
  return withoutMarks(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
}

/** Renders a page of some content, as a build would. */
export function drawDocument(
  all: SiteContent,
  address: { page: PageId; language: Language; params: RouteParams },
): Promise<DrawnPage> {
  return drawPage(requestOf(all, address), assets);
}

/** The request for a page of some content. */
export function requestOf(
  all: SiteContent,
  address: { page: PageId; language: Language; params: RouteParams },
): PageRequest {
  return {
    ...address,
    content: all,
    today: contentDay(all, new Date()),
    build: 'test',
    syllabuses: sizesOfSyllabuses(all),
    siteUrl: 'https://example.org',
    pictures: pictureCatalogue({ manifest: all.pictures, sets: picturesOf(all) }),
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
