/** The two stores of a browser. The browser may refuse each of them because of a setting, or in a frame. */
export type BrowserStore = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null if there is none, or if the browser refuses storage. */
export function readStore(store: BrowserStore, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Reads a value that was stored as JSON; null if there is none, if it is damaged, or if the browser refuses storage.
 */
export function readStored(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(readStore(store, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text; null removes the stored one. Does nothing if the browser refuses storage. */
export function writeStore(store: BrowserStore, key: string, value: string | null): void {
  try {
    if (value === null) window[store].removeItem(key);
    else window[store].setItem(key, value);
  } catch {
    // The caller keeps important values in memory until the document is unloaded.
  }
}

/** The keys of everything stored; none if the browser refuses storage. */
export function storedNames(store: BrowserStore): string[] {
  try {
    return Object.keys(window[store]);
  } catch {
    return [];
  }
}
