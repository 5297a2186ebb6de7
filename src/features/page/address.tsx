import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/** The address of the document: its path, and its query with the question mark. */
type Address = { pathname: string; search: string };

type AddressContextValue = Address & { choose: (to: string, options?: { replace?: boolean }) => void };

const AddressContext = createContext<AddressContextValue | null>(null);

/** Event on the window after `choose` has changed the address. */
const chosen = 'address';

/** The address of the request, for pages drawn on the server and components in tests. */
export function FixedAddress({ location, children }: { location: string; children: ReactNode }) {
  const value = useMemo(() => {
    const { pathname, search } = new URL(location, 'https://site.invalid');
    return { pathname, search, choose: () => undefined };
  }, [location]);
  return <AddressContext value={value}>{children}</AddressContext>;
}

/** The address of the open document, for islands: components follow Back, Forward and `choose`. */
export function LiveAddress({ children }: { children: ReactNode }) {
  const search = useSyncExternalStore(subscribe, openSearch, openSearch);
  const value = useMemo(() => ({ pathname: location.pathname, search, choose }), [search]);
  return <AddressContext value={value}>{children}</AddressContext>;
}

/** Writes another query into the address of the open page, for a choice on it, without loading a document. */
function choose(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](history.state, '', to);
  window.dispatchEvent(new Event(chosen));
}

const openSearch = () => location.search;

function subscribe(listener: () => void): () => void {
  const names = ['popstate', chosen];
  for (const name of names) window.addEventListener(name, listener);
  return () => names.forEach((name) => window.removeEventListener(name, listener));
}

/**
 * The address of the document, and the function that changes its query.
 * @throws Error outside an address
 */
export function useAddress(): AddressContextValue {
  const value = useContext(AddressContext);
  if (!value) throw new Error('The address is read outside its provider: wrap the component in an address.');
  return value;
}

/** A parameter of the query, which may be any text; null without it. Pages name theirs in `src/site/routes.ts`. */
export function useQueryValue(parameter: string): string | null {
  return new URLSearchParams(useAddress().search).get(parameter);
}
