import { readStore, writeStore } from '../../browser/storage.ts';
import { entryKey, type Place } from './router.tsx';

/** How a visitor came to an address of the site. */
export type Arrival = Pick<Place, 'hash' | 'key' | 'kind'>;

/** Delay before an anchor is scrolled to (specification, section 9), in milliseconds: sections above it may still grow. */
const hashDelay = 100;
const storageKey = 'scroll-positions';

let positions: Record<string, number> = {};

/** Remembers where each history entry was scrolled to. The browser would restore before the page has been loaded. */
export function keepScrollPositions(): () => void {
  try {
    positions = JSON.parse(readStore('sessionStorage', storageKey) ?? '{}') as typeof positions;
  } catch {
    positions = {};
  }
  history.scrollRestoration = 'manual';
  const remember = () => {
    positions[entryKey()] = window.scrollY;
  };
  const leave = () => {
    remember();
    // A reload is the browser's to restore.
    history.scrollRestoration = 'auto';
    writeStore('sessionStorage', storageKey, JSON.stringify(positions));
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Scrolls and moves the focus as an arrival asks: to the anchor of the address, back to where the entry was, or to the
 * top; the focus goes to the anchor or to the page's heading, which makes screen readers say it.
 * @param moved whether page or query changed, or the anchor disappeared: without, nothing but an anchor scrolls
 */
export function arrive({ hash, key, kind }: Arrival, moved: boolean): (() => void) | undefined {
  if (hash) {
    const timer = setTimeout(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      target?.scrollIntoView();
      if (target) focus(target);
    }, hashDelay);
    return () => clearTimeout(timer);
  }
  if (!moved) return undefined;
  const top = kind === 'POP' ? (positions[key] ?? 0) : 0;
  window.scrollTo({ top, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focus(heading);
  return undefined;
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
