/** Raises the event `preload-error` on the window for a late part of the page that could not be loaded, and rethrows. */
export function raisePreloadError(error: unknown): never {
  window.dispatchEvent(new CustomEvent('preload-error', { detail: error }));
  throw error;
}
