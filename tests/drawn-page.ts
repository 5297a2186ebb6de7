import { resolve } from 'node:path';
import { loadContent } from '../build/content/load-content.ts';
import { drawPage } from '../src/entry-server.tsx';
import type { Language } from '../src/i18n/language.ts';
import type { PageId } from '../src/site/page-data.ts';

const content = loadContent(resolve('content'));
const assets = { build: 'test', script: '', styles: [], modules: [], fonts: [], beforePaint: '' };

/** What a page says between header and footer, as its HTML and as plain text with ordinary blanks. */
export type DrawnMain = { html: string; text: string };

/** Draws a page from the real content, as the build does; pictures are there by their id and without files. */
export async function drawnMain(page: PageId, language: Language): Promise<DrawnMain> {
  const drawn = await drawPage(
    {
      page,
      language,
      params: {},
      content: await content,
      pictures: (id) => ({ sources: [], src: `/${id}.webp`, width: 8, height: 5, color: '#000', alt: id }),
      build: assets.build,
      siteUrl: 'https://site.example.org',
    },
    assets,
  );
  const html = /<main[^>]*>(.*)<\/main>/s.exec(drawn.html)?.[1] ?? '';
  return { html, text: plainText(html) };
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The words of some HTML: an inline element joins its neighbours, any other stands apart. */
function plainText(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(?:a|b|em|span|strong|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ');
}
