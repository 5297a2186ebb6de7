import { useEffect } from 'react';
import { createStore } from '../../browser/create-store.ts';
import { saveFile } from '../../browser/save-file.ts';
import { readStore, writeStore } from '../../browser/storage.ts';
import { noProgress, readProgress, type Progress } from '../../deciding/exam/sitting.ts';
import { storedKeys } from '../../site/stored-keys.ts';

const { key } = storedKeys.mockExam;
const progress = createStore<Progress>(noProgress);

/** The sittings stored in this browser; none before hydration. */
export function useExamProgress(): Progress {
  useEffect(() => progress.set(readProgress(readStore('localStorage', key))), []);
  return progress.useValue();
}

/** The stored sittings. */
export function examProgress(): Progress {
  return progress.get();
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
