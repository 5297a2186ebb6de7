import { otherLanguage, type Language } from '../i18n/language.ts';
import { escapeHtml, escapeJson, headElements, headHtml, headMark } from './head.ts';
import { canonicalPath, pathTo, type RouteParams } from './links.ts';
import { dataPath, screenOf, type PageData } from './page-data.ts';
import { pageGraph } from './page-graph.ts';
import { isShared, type RouteId } from './routes.ts';
import { toolScreens } from './tool-screens.ts';

type ScreenId = ReturnType<typeof screenOf>;

/** A document's files, and its inline styles and scripts. */
export type DocumentAssets = {
  build: string;
  /** The theme colour of the browser's interface, `#rrggbb`. */
  themeColor: string;
  /** The script that runs before the first paint; the server's CSP allows it by its hash. */
  inlineScript: string;
  /** The module of the cookie notice, which is loaded before the page's other scripts. */
  consentScript: string;
  script: string;
  /** The modules that `script` imports to hydrate a screen; they are requested together with `script`. */
  modules: (screen: ScreenId, language: Language) => readonly string[];
  /** The style sheet of all pages, and that of the tools. The latter is null if styles are loaded with the code. */
  sheet: string;
  toolsSheet: string | null;
  /** The styles of a body's first view and of its dialogs; null if the style sheet is loaded before the first paint. */
  criticalStyles: (markup: string) => string | null;
};

/** Marks the place where the server writes attributes about the visitor: on the html element. */
export const visitorMark = ' data-visitor';

/** Replaces the site's origin in the build's files: the server fills in its own, so one build serves any origin. */
export const siteUrlMark = 'https://site.invalid';

/** Id of React's root. */
export const rootId = 'root';

/** The markup of a document's body: the page, which is hydrated, and the parts before and after it. */
export type DocumentBody = { before: string; root: string; after: string };

/**
 * Writes the document around a rendered page, with the inlined styles of its first view. The style sheet is at the end
 * of the body, so that it does not block rendering; without inlined styles it is in the head. Attributes of the html
 * element name the scripts and data that are requested later for hydration.
 */
export function documentHtml(data: PageData, body: DocumentBody, assets: DocumentAssets, siteUrl: string): string {
  const { before, root, after } = body;
  const critical = assets.criticalStyles(before + root + after);
  // The sheet of all pages is last, as it shows the parts that are hidden until then.
  const ownSheet = toolScreens.has(screenOf(data.page)) ? assets.toolsSheet : null;
  const sheet = [ownSheet, assets.sheet]
    .map((href) => (href ? `<link rel="stylesheet" href="${escapeHtml(href)}">` : ''))
    .join('');
  return [
    `<!doctype html><html${attributesHtml(documentAttributes(data, assets))}${visitorMark}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    critical === null ? sheet : `<style>${critical}</style>`,
    `<script>${assets.inlineScript}</script>`,
    headHtml(headElements({ ...data, siteUrl, siteName: data.shell.name })),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${assets.themeColor}"></head>`,
    `<body>${before}<div id="${rootId}">${root}</div>${after}`,
    `${critical === null ? '' : sheet}${graphHtml(data, siteUrl)}</body></html>`,
  ].join('');
}

/** Writes the page's structured data after its markup, so that they do not delay the first paint. */
function graphHtml({ page, params, language, head, trail }: PageData, siteUrl: string): string {
  if (page === 'notFound') return '';
  const addressOf = (route: RouteId, of?: RouteParams) => siteUrl + canonicalPath(route, language, of);
  const graph = pageGraph({
    route: page,
    language,
    siteUrl,
    url: addressOf(page, params),
    head,
    trail: trail.map((step) => ({ name: step.name, url: addressOf(step.route, step.params) })),
  });
  return `<script type="application/ld+json" ${headMark}>${escapeJson(JSON.stringify(graph))}</script>`;
}

/** Attributes of the html element, for the inline script and the entry. */
function documentAttributes(data: PageData, assets: DocumentAssets): Record<string, string> {
  const { language, page, params } = data;
  const isPaired = page !== 'notFound' && !isShared(page);
  return {
    lang: language,
    'data-address': isPaired ? 'paired' : 'shared',
    ...(isPaired ? { 'data-other': pathTo(page, otherLanguage(language), params) } : {}),
    'data-build': assets.build,
    'data-page': page,
    'data-page-data': dataPath(page, language, params),
    'data-consent-script': assets.consentScript,
    'data-script': assets.script,
    ...(assets.toolsSheet ? { 'data-tools-sheet': assets.toolsSheet } : {}),
    'data-modules': assets.modules(screenOf(page), language).join(' '),
  };
}

function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
