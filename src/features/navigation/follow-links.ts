import { isForTheBrowser } from '../../browser/is-for-the-browser.ts';
import { matchPath } from '../../site/match.ts';
import { prefetchPage } from './load-page.ts';
import type { PageSource } from './screen-component.ts';

/**
 * Goes to an address of the site. Replaces the current history entry on request, or if that entry has the same address.
 * `stay` is for a choice on the open page, such as a filter in the query. Such a choice gets a history entry, but the
 * page does not scroll. The browser itself loads an address of another site.
 */
export type Navigate = (to: string, options?: { replace?: boolean; stay?: boolean }) => void;

/** Events that announce the use of a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Shows the page that a link leads to in place of the open page, and prefetches it when the link is about to be used.
 * The listeners serve all links: in components, in running text, and in the server's markup. The browser itself follows
 * links to other sites, files and pages of the other language.
 * @returns a function that stops following links
 */
export function followLinks(navigate: Navigate, source: PageSource): () => void {
  const life = new AbortController();
  const { signal } = life;

  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event.target);
      if (!link || event.defaultPrevented || isForTheBrowser(event)) return;
      const { hash, search, pathname, dataset } = link;
      // A link to the contact page leads to the form on the open page, if that page has a form.
      const here = dataset.section && document.getElementById(dataset.section) ? `#${dataset.section}` : null;
      const isAnchor = here ?? (pathname === location.pathname && search === location.search && hash);
      if (!isAnchor && !pageOf(link, source)) return;
      event.preventDefault();
      navigate(here ? location.search + here : pathname + search + hash, { stay: 'stay' in dataset });
    },
    { signal },
  );
  for (const intent of intents)
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = linkOf(target);
        const page = link && pageOf(link, source);
        if (page) prefetchPage(source, page.route, page.params);
      },
      { signal, passive: true },
    );
  return () => life.abort();
}

/** The link that an event happened in, if it leads somewhere on this site in this tab. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const leads = link?.origin === location.origin && !link.target && !link.download && link.getAttribute('href') !== '#';
  return leads && !('choosesLanguage' in link.dataset) ? link : null;
}

/** The page that a link leads to, if this document can show it. */
function pageOf({ pathname }: HTMLAnchorElement, { language }: PageSource) {
  const match = matchPath(pathname);
  if (match.kind === 'none') return null;
  return match.kind === 'redirect' || match.language === null || match.language === language ? match : null;
}
