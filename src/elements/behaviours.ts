import { html } from '../browser/html.ts';
import { isForTheBrowser } from '../browser/is-for-the-browser.ts';

/** Delay before an anchor is scrolled to, in milliseconds, as the specification says. */
const hashDelay = 100;

/** Time after which a followed link that has not been answered shows that the next page is loading, in milliseconds. */
const patience = 150;

/** Closes a popover of the header when the focus leaves it: browsers close popovers only by Escape or a press outside. */
export function closePopoversBehindFocus(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const place = (target as Element).closest('[data-closes-behind-focus]');
    if (!place || !(relatedTarget instanceof Node) || place.contains(relatedTarget)) return;
    for (const panel of place.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
  });
}

/**
 * Goes to the element that a link of the open page names, a moment after the press, and opens the folds around it. A
 * link to the contact page leads to the form on the open page, if that page has one.
 */
export function followFragments(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const hash = link ? fragmentOnThisPage(link) : '';
    if (!hash || isForTheBrowser(event)) return;
    event.preventDefault();
    setTimeout(() => {
      if (location.hash === hash) showTarget();
      else location.hash = hash;
    }, hashDelay);
  });
  addEventListener('hashchange', showTarget);
  if (location.hash) setTimeout(showTarget, hashDelay);
}

/** The fragment of a link to a place on the open page; empty for other links. */
function fragmentOnThisPage({ dataset, hash, origin, pathname, search }: HTMLAnchorElement): string {
  if (dataset.section && document.getElementById(dataset.section)) return `#${dataset.section}`;
  const { location: here } = window;
  return origin === here.origin && pathname === here.pathname && search === here.search ? hash : '';
}

function showTarget(): void {
  const target = targetOf(location.hash);
  if (!target) return;
  const own = target.querySelector<HTMLDetailsElement>(':scope > div > details[data-fold]');
  if (own) own.open = true;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  // The style sheet makes this smooth, unless the visitor has asked for less motion.
  target.scrollIntoView();
}

/** The element that a fragment names; null for none, also if the fragment is malformed, such as `#%zz`. */
function targetOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * While a followed link takes long, a line at the top (`data-leaving` of the html element) and `aria-busy` say so, and
 * the loading text is announced once. The page may be shown again by Back.
 */
export function sayThatALinkIsFollowed(): void {
  const status = document.querySelector<HTMLElement>('[data-loading]');
  const main = document.querySelector('main');
  let timer: ReturnType<typeof setTimeout> | undefined;

  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isForTheBrowser(event) || !leadsToAPage(link)) return;
    timer = setTimeout(() => {
      html.dataset.leaving = '';
      main?.setAttribute('aria-busy', 'true');
      if (status) status.textContent = status.dataset.loading ?? '';
    }, patience);
  });
  addEventListener('pageshow', () => {
    clearTimeout(timer);
    delete html.dataset.leaving;
    main?.removeAttribute('aria-busy');
    if (status) status.textContent = '';
  });
}

function leadsToAPage({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere && !target && !download && !/[.]/.test(pathname);
}

/** Scrolls the chosen link of a row of links into view; only the row scrolls. */
export function showChosenLinks(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-scrolls]')) {
    const link = row.querySelector<HTMLElement>('[aria-current]');
    if (link) row.scrollLeft = link.offsetLeft - row.offsetLeft - row.clientWidth / 2 + link.offsetWidth / 2;
  }
}
