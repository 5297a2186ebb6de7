import { otherLanguage } from '../i18n/language.ts';
import { escapeHtml, escapeJson, headElements, headHtml } from './head.ts';
import { canonicalPath, pathTo, type RouteParams } from './links.ts';
import { screenOf, type PageData } from './page-data.ts';
import { pageGraph } from './page-graph.ts';
import { isShared, routeRow, type RouteId } from './routes.ts';
import type { VisitorKind } from './visitor-kind.ts';

/** The parts of documents that are the same for all requests. */
export type DocumentAssets = {
  /** The theme colour of the browser's interface, `#rrggbb`. */
  themeColor: string;
  /** The script that runs before the first paint; the server's CSP allows it by its hash. */
  inlineScript: string;
  /** The module of every page: elements, consent, measurement. */
  script: string;
  /** The styles of a page with this screen and markup, as HTML of the head. */
  styles: (screen: ReturnType<typeof screenOf>, body: string) => string;
  /** Attributes of the html element: addresses of services and switches, for scripts. */
  settings?: Readonly<Record<string, string>>;
};

/** No paint before the header is whole: its menu would move with every part that arrives beside it. */
const headerFirst = '<link rel="expect" href="#main" blocking="render">';

/** Writes the document around a rendered page. */
export function documentHtml(
  data: PageData,
  body: string,
  assets: DocumentAssets,
  { siteUrl, visitor }: { siteUrl: string; visitor: VisitorKind },
): string {
  return [
    `<!doctype html><html${attributesHtml({ ...documentAttributes(data, visitor), ...assets.settings })}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${assets.inlineScript}</script>`,
    assets.styles(screenOf(data.page), body),
    headerFirst,
    `<script type="module" src="${escapeHtml(assets.script)}"></script>`,
    headHtml(headElements({ ...data, siteUrl, siteName: data.shell.name })),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${assets.themeColor}"></head>`,
    `<body>${body}${graphHtml(data, siteUrl)}</body></html>`,
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
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(graph))}</script>`;
}

/** The pages that most visitors open next, fetched ahead when the browser is idle. */
const likely = ['courses', 'services'] as const satisfies readonly RouteId[];

/** Attributes of the html element, for the scripts. */
function documentAttributes({ language, page, params }: PageData, visitor: VisitorKind): Record<string, string> {
  const isPaired = page !== 'notFound' && !isShared(page);
  return {
    lang: language,
    'data-address': isPaired ? 'paired' : 'shared',
    ...(isPaired ? { 'data-other': pathTo(page, otherLanguage(language), params) } : {}),
    'data-page': page,
    'data-screen': screenOf(page),
    ...(page !== 'notFound' && routeRow(page).menu === 'courses' ? { 'data-menu': 'courses' } : {}),
    'data-ahead': likely.map((route) => pathTo(route, language)).join(' '),
    ...(visitor === 'unknown' ? {} : { 'data-guess': visitor === 'elsewhere' ? 'en' : 'es' }),
  };
}

function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
