import { defaultLanguage, languages, type Language, type Localized } from '../i18n/language.ts';
import { titleLength } from '../schema/head-lengths.ts';
import { alternatePaths, type RouteParams } from './links.ts';
import type { PageHead, PageId } from './page-data.ts';
import { isIndexed } from './routes.ts';
import { socialPicturePath, socialPictureSize } from './social-picture.ts';

/** One element of a document's head: its name, its attributes and, for a title, its text. */
export type HeadElement = {
  tag: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
};

/** The facts from which a document's head is written. */
export type HeadFacts = {
  page: PageId;
  params: RouteParams;
  language: Language;
  head: PageHead;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  siteName: string;
};

const openGraphLocales: Localized<string> = { es: 'es_ES', en: 'en_GB' };

/**
 * The head of a page: title, description, canonical address, hreflang for every language and `x-default` (Spanish),
 * robots, Open Graph and Twitter cards. A page that is not indexed has `noindex` and no hreflang.
 */
export function headElements({ page, params, language, head, siteUrl, siteName }: HeadFacts): HeadElement[] {
  const title = documentTitle(head.title, siteName);
  const indexed = page !== 'notFound' && isIndexed(page);
  const elements: HeadElement[] = [
    { tag: 'title', attributes: {}, text: title },
    meta('description', head.description),
    ...(head.keywords?.length ? [meta('keywords', head.keywords.join(', '))] : []),
    meta('robots', indexed ? 'index, follow, max-image-preview:large' : 'noindex, follow'),
    property('og:type', page === 'article' ? 'article' : 'website'),
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:locale', openGraphLocales[language]),
    ...languages
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', openGraphLocales[other])),
  ];
  if (page !== 'notFound') {
    const paths = alternatePaths(page, params);
    elements.push(
      link('canonical', `${siteUrl}${paths[language]}`),
      property('og:url', `${siteUrl}${paths[language]}`),
      property('og:image', siteUrl + socialPicturePath(page, language, params)),
      property('og:image:width', String(socialPictureSize.width)),
      property('og:image:height', String(socialPictureSize.height)),
      property('og:image:alt', head.title),
      meta('twitter:card', 'summary_large_image'),
    );
    if (indexed) {
      for (const other of languages) elements.push(alternate(other, `${siteUrl}${paths[other]}`));
      elements.push(alternate('x-default', `${siteUrl}${paths[defaultLanguage]}`));
    }
  }
  for (const { title: name, path, type } of head.feeds ?? []) {
    elements.push({
      tag: 'link',
      attributes: { rel: 'alternate', type, title: name, href: path },
    });
  }
  return elements;
}

/** A page's title, with the name of the site added if the title lacks it and both fit. */
export function documentTitle(title: string, siteName: string): string {
  const named = `${title} | ${siteName}`;
  return title.includes(siteName) || named.length > titleLength.max ? title : named;
}

function meta(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string): HeadElement {
  return { tag: 'link', attributes: { rel, href } };
}

function alternate(hreflang: string, href: string): HeadElement {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or an attribute, in HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Escapes JSON so that it cannot end its script element. */
export function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

export function headHtml(elements: readonly HeadElement[]): string {
  return elements.map(elementHtml).join('');
}

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${tag}${written.join('')}>`;
  if (text === undefined) return opening;
  return `${opening}${escapeHtml(text)}</${tag}>`;
}
