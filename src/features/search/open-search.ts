/** Dispatched on the window when the search is asked for; whoever opens it prevents its default. */
export const searchEvent = 'site-search';

/**
 * Asks for the search over the page. False where nothing listens yet: then a link to the results page is followed as any
 * other.
 */
export function openSearch(): boolean {
  return !window.dispatchEvent(new Event(searchEvent, { cancelable: true }));
}
