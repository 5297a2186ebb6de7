import { otherLanguage } from '../i18n/language.ts';
import { escapeJson, headElements, headHtml } from './head.ts';
import { pathTo } from './links.ts';
import { screenOf, type PageData } from './page-data.ts';
import { isShared } from './routes.ts';

/** Addresses of what a document loads, and the one inline script. */
export type DocumentAssets = {
  build: string;
  script: string;
  styles: (screen: ReturnType<typeof screenOf>) => DocumentStyles;
  /** Modules that hydration needs at once: fetched early, run later. */
  modules: readonly string[];
  fonts: readonly string[];
  /** The script that runs before the first paint; the server allows it by its hash. */
  beforePaint: string;
};

/** The style sheets of a screen's document. */
export type DocumentStyles = {
  /** What is loaded before the first paint. */
  sheets: readonly string[];
  /** The sheets that are joined in it. They stand in the document, switched off, so that no chunk fetches them again. */
  parts: readonly string[];
};

/** Where the server writes what it knows of a visitor: attributes of the html element. */
export const visitorMark = ' data-visitor';

/** Stands for the site's origin in what the build writes: one build serves any origin, the server fills in its own. */
export const siteUrlMark = 'https://site.invalid';

/** Id of the element that holds the page's data, and of React's root. */
export const pageDataId = 'page-data';
export const rootId = 'root';

/** Writes a whole document around a drawn page. */
export function documentHtml(data: PageData, body: string, assets: DocumentAssets, siteUrl: string): string {
  const { language, page } = data;
  const styles = assets.styles(screenOf(page));
  const paired = page !== 'notFound' && !isShared(page);
  const address = paired ? `paired" data-other="${pathTo(page, otherLanguage(language), data.params)}` : 'shared';
  return [
    `<!doctype html><html lang="${language}" data-address="${address}" data-build="${assets.build}"${visitorMark}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${assets.beforePaint}</script>`,
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...styles.sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...styles.parts.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    headHtml(headElements({ ...data, siteUrl, siteName: data.shell.name })),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#0a1418">',
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${assets.script}"></script></head>`,
    `<body><div id="${rootId}">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${escapeJson(JSON.stringify(data))}</script>`,
    '</body></html>',
  ].join('');
}
