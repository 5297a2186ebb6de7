import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { Language } from '../i18n/language.ts';
import { pathTo } from '../site/links.ts';

/** Events that announce the use of a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const fetched = new Set<string>();

/**
 * Fetches documents ahead: the catalogue and the services when the browser is idle, others when their link is about to
 * be used. Visitors who save data get nothing ahead.
 */
export function prefetchLinks(language: Language): void {
  if (savesData()) return;
  whenIdle(() => (['courses', 'services'] as const).forEach((page) => fetchAhead(pathTo(page, language))));
  for (const intent of intents)
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link?.origin === location.origin && !link.search && !/[.]|^\/forms\//.test(link.pathname))
          fetchAhead(link.pathname);
      },
      { passive: true },
    );
}

/** Prefetches a document with the lowest priority. Safari has no prefetch links; there, `fetch` fills the cache. */
function fetchAhead(path: string): void {
  if (path === location.pathname || fetched.has(path)) return;
  fetched.add(path);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) document.head.append(Object.assign(link, { rel: 'prefetch', href: path }));
  else fetch(path, { priority: 'low' }).catch(() => undefined);
}
