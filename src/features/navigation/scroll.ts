import { readStored, writeStore } from '../../browser/storage.ts';
import { entryKey } from './history-entry.ts';
import type { Place } from './router.tsx';

/** How a visitor came to an address of the site, and the earlier scroll position of its history entry. */
export type Arrival = Pick<Place, 'hash' | 'key' | 'kind'> & { before: number | undefined };

/** Delay before an anchor is scrolled to, in milliseconds: sections above it may still grow. */
const hashDelay = 100;
/** For how many frames a scroll position is set again, while the sections around it are laid out. */
const settlingFrames = 12;
const storageKey = 'scroll-positions';

let positions: Record<string, number> = {};
/**
 * For each history entry, a function that finds the element that had the focus, also after the page has been rendered
 * again.
 */
const focused = new Map<string, () => Element | undefined>();

/**
 * Remembers the scroll position of each history entry. The browser would restore it before the page has been loaded.
 */
export function keepScrollPositions(): () => void {
  positions = (readStored('sessionStorage', storageKey) ?? {}) as typeof positions;
  history.scrollRestoration = 'manual';
  const remember = () => {
    positions[entryKey()] = window.scrollY;
  };
  // Saves the position before a link is followed: the last scroll event may belong to the next entry.
  const rememberWithFocus = () => {
    remember();
    if (document.activeElement) focused.set(entryKey(), placeOf(document.activeElement));
  };
  const leave = () => {
    remember();
    // The browser restores the position after a reload.
    history.scrollRestoration = 'auto';
    writeStore('sessionStorage', storageKey, JSON.stringify(positions));
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('click', rememberWithFocus, { capture: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('click', rememberWithFocus, { capture: true });
    window.removeEventListener('pagehide', leave);
  };
}

/** Notes the arrival at a place. Call it at once: a scroll of the old page would overwrite the stored position. */
export function arrivalAt({ hash, key, kind }: Place): Arrival {
  return { hash, key, kind, before: kind === 'POP' ? positions[key] : undefined };
}

/**
 * Scrolls and moves the focus for an arrival. Back and forward restore the entry's position and focus. Otherwise it
 * scrolls to the anchor, or to the top. The focus goes to the anchor or to the page's heading, which screen readers
 * then read.
 * @param moved whether page or query changed, or the anchor was removed: if not, only an anchor is scrolled to
 */
export function arrive({ hash, key, before }: Arrival, moved: boolean): (() => void) | undefined {
  const anchor = () => anchorOf(hash);
  const heading = () => document.querySelector('main h1');
  if (before !== undefined) {
    window.scrollTo({ top: before, behavior: 'instant' });
    const last = focused.get(key)?.();
    // A link in a closed menu cannot take the focus.
    if (!last || !focus(last)) focus(anchor() ?? heading());
    return undefined;
  }
  if (hash) {
    const timer = setTimeout(() => {
      const target = anchor();
      if (!target) return;
      unfold(target);
      scrollTo(target);
      focus(target);
    }, hashDelay);
    return () => clearTimeout(timer);
  }
  if (!moved) return undefined;
  window.scrollTo({ top: 0, behavior: 'instant' });
  focus(heading());
  return undefined;
}

/** The element that a fragment names; null for none, also if the fragment is malformed, such as `#%zz`. */
function anchorOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * Opens the fold of a section that an anchor leads to, and the folds around the anchor: the browser opens none of
 * these.
 */
function unfold(target: Element): void {
  const own = target.querySelector<HTMLDetailsElement>(':scope > div > details[data-fold]');
  if (own) own.open = true;
  for (let folded = target.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null)
    folded.open = true;
}

/**
 * Scrolls smoothly to a target at most one window away. Scrolls at once to a farther target, or with reduced motion.
 * Sections drawn on the way may be higher than estimated: the position is set again for some frames, until the visitor
 * acts.
 */
function scrollTo(target: Element): void {
  const acting = new AbortController();
  const { signal } = acting;
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    window.addEventListener(input, () => acting.abort(), { signal, passive: true });

  function settle(frames: number): void {
    if (signal.aborted) return;
    if (frames === 0) {
      acting.abort();
      return;
    }
    target.scrollIntoView({ behavior: 'instant' });
    requestAnimationFrame(() => settle(frames - 1));
  }

  const isFar = Math.abs(target.getBoundingClientRect().top) > window.innerHeight;
  if (isFar || matchMedia('(prefers-reduced-motion: reduce)').matches) settle(settlingFrames);
  else {
    target.scrollIntoView({ behavior: 'smooth' });
    window.addEventListener('scrollend', () => settle(settlingFrames), { signal, once: true });
  }
}

/**
 * How to find an element again. A redrawn page has new elements: a link is found again by its address and its place
 * among the links to that address.
 */
function placeOf(element: Element): () => Element | undefined {
  if (element === document.body) return () => undefined;
  const address = element.getAttribute('href');
  const alike = () => [...document.links].filter((link) => link.getAttribute('href') === address);
  const index = address === null ? -1 : alike().findIndex((link) => link === element);
  return () => (element.isConnected ? element : alike()[index]);
}

/** Focuses an element; returns whether it took the focus. */
function focus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (!element.matches('a[href], button, input, select, textarea, iframe, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
