import { readStored, writeStore } from '../../../browser/storage.ts';
import { storedKeys } from '../../../site/stored-keys.ts';
import { writeAnswers, writtenAnswers, type WrittenAnswers } from './written-answers.ts';

const { key } = storedKeys.proposalDraft;

/** Age after which an unchanged draft is no longer restored, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

type Draft = { at: number; values: WrittenAnswers };

/** Stores the form's answers in this browser, without consents and documents. */
export function keepDraft(form: HTMLFormElement): void {
  const values = writtenAnswers(form);
  const draft: Draft = { at: Date.now(), values };
  writeStore('localStorage', key, Object.keys(values).length > 0 ? JSON.stringify(draft) : null);
}

export function forgetDraft(): void {
  writeStore('localStorage', key, null);
}

/**
 * Writes the stored draft into a form that has no answers yet.
 * @returns whether the draft was written
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const values = readDraft();
  if (!values || Object.keys(writtenAnswers(form)).length > 0) return false;
  writeAnswers(form, values);
  return true;
}

function readDraft(): WrittenAnswers | null {
  const draft = readStored('localStorage', key) as Draft | null;
  return draft && Date.now() - draft.at < keptFor ? draft.values : null;
}
