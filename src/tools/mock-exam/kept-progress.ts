import { createStore } from '../../browser/create-store.ts';
import { saveFile } from '../../browser/save-file.ts';
import { readStore, writeStore } from '../../browser/storage.ts';
import { noProgress, readProgress, type Progress } from './sitting.ts';
import { storedKeys } from '../../site/stored-keys.ts';

const { key } = storedKeys.mockExam;
/** The sittings stored in this browser; none until they are read. */
export const progress = createStore<Progress>(noProgress);

/** Reads the stored sittings. */
export function readExamProgress(): void {
  progress.set(readProgress(readStore('localStorage', key)));
}

/** Stores the sittings in this browser, or deletes them all. */
export function keepExamProgress(next: Progress | null): void {
  progress.set(next ?? noProgress);
  writeStore('localStorage', key, next && JSON.stringify(next));
}

/** Downloads the sittings as a file. */
export function saveExamProgress(name: string): void {
  saveFile(new Blob([JSON.stringify(progress.get(), null, 2)], { type: 'application/json' }), name);
}
