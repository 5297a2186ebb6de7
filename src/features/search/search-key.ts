import { readStore, writeStore } from '../../browser/storage.ts';
import { storedKeys } from '../../site/stored-keys.ts';

const { key } = storedKeys.searchKey;

/** Whether the key `/` opens the search. Users of speech input may switch it off (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  return readStore('localStorage', key) === null;
}

/** Turns the shortcut on or off in this browser. */
export function setSearchKey(isOn: boolean): void {
  writeStore('localStorage', key, isOn ? null : 'off');
}
