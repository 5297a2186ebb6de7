import type { Language } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator } from '../../src/i18n/words/words.ts';
import { escapeHtml } from '../../src/site/head.ts';
import { pathTo } from '../../src/site/links.ts';
import type { RouteId } from '../../src/site/routes.ts';

/** The parameter of an article that has been asked for once more by itself. */
const again = 'again';

const styles =
  'body{margin:0 auto;padding:3rem 1.5rem;max-width:40rem;font:1.125rem/1.6 system-ui,sans-serif;color:#10181f;' +
  'background:#f6f7f4}p[role=alert]{color:#b3261e}a{color:inherit;margin-inline-end:1.5rem}';

/**
 * The document of a page that cannot be drawn: a message, a retry, and for an article the way back. It uses no component
 * of the site, as one of them has failed. The browser asks for an article once more by itself.
 * @param address path and query of the request
 */
export function failedPage(route: RouteId, language: Language, address: string): string {
  const t = translator(dictionaries[language]);
  const isArticle = route === 'article';
  const message = t(isArticle ? 'blog.articleFailed' : route === 'blog' ? 'blog.listFailed' : 'failure.text');
  const [path = '', query = ''] = address.split('?');
  const isFirst = !new URLSearchParams(query).has(again);
  const next = escapeHtml(`${path}?${query ? `${query}&` : ''}${again}`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${t('failure.title')}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    isArticle && isFirst ? `<meta http-equiv="refresh" content="1;url=${next}">` : '',
    `<style>${styles}</style></head><body><h1>${t('failure.title')}</h1><p role="alert">${message}</p>`,
    `<p><a href="${escapeHtml(path)}">${t('failure.retry')}</a>`,
    isArticle ? `<a href="${pathTo('blog', language)}">${t('blog.back')}</a>` : '',
    '</p></body></html>',
  ].join('');
}
