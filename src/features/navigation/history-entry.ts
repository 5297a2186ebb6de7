/** The site's state in a history entry, beside the address. */
export type EntryState = {
  /** Identifies the entry: two entries may have the same address. */
  key?: string;
  /** Whether a link of the site, not a choice of the visitor, wrote `lang` into the address. */
  carriesLanguage?: boolean;
};

/** The state of the current history entry; an entry that the browser itself made has an empty state. */
export function entryState(): EntryState {
  return (window.history.state as EntryState | null) ?? {};
}

/** A key for a new history entry. */
export function newEntryKey(): string {
  return Math.random().toString(36).slice(2);
}

/** Returns the key of the current history entry, and creates a key if the entry has none. */
export function entryKey(): string {
  const { key } = entryState();
  if (key) return key;
  const state: EntryState = { ...entryState(), key: newEntryKey() };
  window.history.replaceState(state, '');
  return state.key ?? '';
}
