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
 * Goes to an address of the site, in place of the current history entry if asked. `stay` is for a choice on the open page,
 * such as a filter in the query: a history entry of its own, but the same place. Another site is left to the browser.
 */
export type Navigate = (to: string, options?: { replace?: boolean; stay?: boolean }) => void;

type Router = { place: Place; navigate: Navigate };

const RouterContext = createContext<Router | null>(null);

/** The key of the entry that a document begins with. */
const firstKey = 'first';

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
    const goBackOrForward = () => show(openPlace('POP'));
    window.addEventListener('popstate', goBackOrForward);
    return () => window.removeEventListener('popstate', goBackOrForward);
  }, [show]);

  const navigate = useCallback<Navigate>(
    (to, { replace = false, stay = false } = {}) => {
      const address = new URL(to, window.location.href);
      if (address.origin !== window.location.origin) {
        window.location.assign(address);
        return;
      }
      const state: unknown = stay ? window.history.state : { key: Math.random().toString(36).slice(2) };
      if (replace) window.history.replaceState(state, '', address);
      else window.history.pushState(state, '', address);
      const kind = replace ? 'REPLACE' : 'PUSH';
      show(openPlace(stay ? 'STAY' : kind));
    },
    [show],
  );

  const router = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function openPlace(kind: Place['kind']): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: entryKey(), kind };
}

/** The key of the open history entry. */
export function entryKey(): string {
  return (window.history.state as { key?: string } | null)?.key ?? firstKey;
}

/** A place that is not the address bar: pages drawn on the server, and components by themselves. */
export function FixedRouter({ location, children }: { location: string; children: ReactNode }) {
  const [address, navigate] = useState(location);
  const router = useMemo(() => {
    const { pathname, search, hash } = new URL(address, 'https://site.invalid');
    return { place: { pathname, search, hash, key: firstKey, kind: 'POP' as const }, navigate };
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
