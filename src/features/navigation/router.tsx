import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isShared } from '../../site/routes.ts';
import { matchPath } from '../../site/match.ts';
import { languageToCarry } from '../language/carried-language.ts';
import { followLinks, type Navigate } from './follow-links.ts';
import { entryKey, entryState, newEntryKey, type EntryState } from './history-entry.ts';
import { usePageSource } from './page-source.tsx';

/**
 * The current address. `key` identifies the history entry, and `kind` is how the visitor reached that entry. `STAY`
 * means another choice on the same page: the page does not scroll, and the focus does not move.
 */
export type Place = {
  pathname: string;
  search: string;
  hash: string;
  key: string;
  kind: 'POP' | 'PUSH' | 'REPLACE' | 'STAY';
};

type Router = { place: Place; navigate: Navigate };

const RouterContext = createContext<Router | null>(null);

/** The router: it uses the browser's History API, without a library (see docs/decisions/0006). */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const source = usePageSource();
  const [place, setPlace] = useState(() => openPlace('POP'));

  useEffect(() => {
    // An entry without a key is new: the browser made it when the visitor typed an anchor into the address bar.
    const follow = () => {
      closeOverlays();
      setPlace(openPlace(entryState().key ? 'POP' : 'PUSH'));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const navigate = useCallback<Navigate>((to, { replace = false, stay = false } = {}) => {
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
    closeOverlays();
    // A link to the open page leads to its top.
    if (kind === 'REPLACE' && !replace && !address.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    setPlace(openPlace(stay ? 'STAY' : kind));
  }, []);

  useEffect(() => (source ? followLinks(navigate, source) : undefined), [navigate, source]);

  const router = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** Closes the open dialog and all popovers, such as a menu whose link has been followed. */
function closeOverlays(): void {
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  for (const open of document.querySelectorAll<HTMLElement>('[popover]')) open.hidePopover();
}

/**
 * Writes the document's language into the address of a page that has one address for both languages. Otherwise a reload
 * could show the page in another language.
 * @returns whether `lang` in the address comes from this document, and is not a choice of the visitor
 */
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

/** A router that keeps its address in its state: for pages rendered on the server, and components in tests. */
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
 * Returns the current address.
 * @throws Error outside a router
 */
export function usePlace(): Place {
  return useRouter().place;
}

/**
 * The function that navigates: the same function at every render.
 * @throws Error outside a router
 */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}
