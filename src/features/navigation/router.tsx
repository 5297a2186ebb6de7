import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { isShared } from '../../site/routes.ts';
import { matchPath } from '../../site/match.ts';
import { languageToCarry } from '../language/carried-language.ts';
import { entryKey, entryState, newEntryKey, type EntryState } from './history-entry.ts';
import { openAllGates } from './section-gates.ts';

/**
 * Where a visitor is. `key` names the history entry, `kind` says how it was reached: `STAY` is another choice on the same
 * page, which neither scrolls nor moves the focus.
 */
export type Place = {
  pathname: string;
  search: string;
  hash: string;
  key: string;
  kind: 'POP' | 'PUSH' | 'REPLACE' | 'STAY';
};

/**
 * Goes to an address of the site, in place of the current history entry if asked, or if that has the same address. `stay`
 * is for a choice on the open page, such as a filter in the query: a history entry of its own, but the same place. Another
 * site is left to the browser.
 */
export type Navigate = (to: string, options?: { replace?: boolean; stay?: boolean }) => void;

type Router = { place: Place; navigate: Navigate };

const RouterContext = createContext<Router | null>(null);

/**
 * The address bar as the site's address: the browser's own History API, without a library (see docs/decisions/0006).
 * A new place on the same page is a transition, because React throws away the markup of sections whose code is still on
 * its way if any other update reaches them: the page would collapse, and with it the anchor that the visitor goes to.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => openPlace('POP'));
  const page = useRef(place.pathname);

  const show = useCallback((next: Place) => {
    openAllGates();
    // Another page must not wait for the code of sections that the visitor is leaving.
    if (next.pathname === page.current) startTransition(() => setPlace(next));
    else setPlace(next);
    page.current = next.pathname;
  }, []);

  useEffect(() => {
    // An entry without a key is a new one that the browser made, for an anchor that was typed.
    const follow = () => show(openPlace(entryState().key ? 'POP' : 'PUSH'));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [show]);

  const navigate = useCallback<Navigate>(
    (to, { replace = false, stay = false } = {}) => {
      const address = new URL(to, window.location.href);
      if (address.origin !== window.location.origin) {
        window.location.assign(address);
        return;
      }
      const carriesLanguage = carryLanguage(address);
      const key = stay ? entryKey() : newEntryKey();
      const state: EntryState = carriesLanguage ? { key, carriesLanguage } : { key };
      const replaces = replace || (!stay && address.href === window.location.href);
      if (replaces) window.history.replaceState(state, '', address);
      else window.history.pushState(state, '', address);
      const kind = replaces ? 'REPLACE' : 'PUSH';
      show(openPlace(stay ? 'STAY' : kind));
    },
    [show],
  );

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      if (!anchor) return;
      event.preventDefault();
      navigate(anchor);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  const router = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** The anchor on the open page that a click asks for: the browser would jump there at once. */
function anchorOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  if (!to?.startsWith('#') || to === '#' || link?.target || event.defaultPrevented || isForTheBrowser(event))
    return null;
  return window.location.search + to;
}

/** Whether a click asks for another tab or window, or for a download: then it is the browser's. */
export function isForTheBrowser(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Writes the document's language into the address of a page that would otherwise come in another one when it is reloaded. */
function carryLanguage(address: URL): boolean {
  const language = languageToCarry();
  const match = language && matchPath(address.pathname);
  if (!match || match.kind === 'none' || !isShared(match.route)) return false;
  if (!address.searchParams.has('lang')) address.searchParams.set('lang', language);
  return true;
}

function openPlace(kind: Place['kind']): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: entryKey(), kind };
}

/** A place that is not the address bar: pages drawn on the server, and components by themselves. */
export function FixedRouter({ location, children }: { location: string; children: ReactNode }) {
  const [address, navigate] = useState(location);
  const router = useMemo(() => {
    const { pathname, search, hash } = new URL(address, 'https://site.invalid');
    return { place: { pathname, search, hash, key: 'fixed', kind: 'POP' as const }, navigate };
  }, [address]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('The address is read outside its provider: wrap the component in a router.');
  return router;
}

/**
 * Where the visitor is.
 * @throws Error outside a router
 */
export function usePlace(): Place {
  return useRouter().place;
}

/**
 * The way to go elsewhere; it stays the same function.
 * @throws Error outside a router
 */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}
