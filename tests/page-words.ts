import { loadContent } from '../build/content/load-content.ts';
import { drawPage } from '../src/entry-server.tsx';
import type { Language } from '../src/i18n/language.ts';
import type { PictureContent } from '../src/schema/picture.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import type { PageId } from '../src/site/page-data.ts';

const assets: DocumentAssets = {
  build: 'test',
  script: '',
  sheet: '',
  criticalStyles: () => null,
  modules: () => [],
  inlineScript: '',
};
const picture: PictureContent = {
  sources: [],
  src: '/picture.webp',
  width: 8,
  height: 5,
  color: 'black',
  alt: 'picture',
};
const content = loadContent('content');
const drawn = new Map<string, Promise<string>>();

/** The markup of a page between the site's header and footer, drawn from the content of the repository, once. */
export function mainOf(page: PageId, language: Language): Promise<string> {
  const name = `${page} ${language}`;
  const html = drawn.get(name) ?? draw(page, language);
  drawn.set(name, html);
  return html;
}

async function draw(page: PageId, language: Language): Promise<string> {
  const request = { page, language, params: {}, content: await content, build: 'test', siteUrl: 'https://example.org' };
  const { html } = await drawPage({ ...request, pictures: () => picture }, assets);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** The words of some markup as they are read: no tags, one kind of blank, one kind of dash. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\s+/g, ' ');
}
