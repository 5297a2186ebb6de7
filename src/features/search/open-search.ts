const openEvent = 'site-search';

/**
 * Asks for the search over the page. False where nothing listens yet: then a link to the results page is followed as any
 * other.
 */
export function openSearch(): boolean {
  return !window.dispatchEvent(new Event(openEvent, { cancelable: true }));
}

/** Calls when the search is asked for, until the returned function is called. */
export function onOpenSearch(open: () => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    open();
  };
  window.addEventListener(openEvent, listen);
  return () => window.removeEventListener(openEvent, listen);
}
