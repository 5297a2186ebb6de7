import { readStore, storedNames, writeStore } from '../browser/storage.ts';

/** An answer that was begun. `submission` is drawn once for it, so that sending it again cannot make two mails. */
export type Draft = { submission: string; template: string; subject: string; text: string };

const prefix = 'office-draft:';
// A browser may refuse storage: then a draft lives as long as the document.
const inMemory = new Map<string, Draft>();

export function readDraft(enquiry: string): Draft | null {
  const stored = readStore('localStorage', prefix + enquiry);
  return stored === null ? (inMemory.get(enquiry) ?? null) : (JSON.parse(stored) as Draft);
}

/** Keeps a draft in this browser; null deletes it. */
export function keepDraft(enquiry: string, draft: Draft | null): void {
  writeStore('localStorage', prefix + enquiry, draft && JSON.stringify(draft));
  if (draft === null) inMemory.delete(enquiry);
  else inMemory.set(enquiry, draft);
}

/** The enquiries with a draft in this browser. */
export function enquiriesWithDraft(): string[] {
  const stored = storedNames('localStorage').flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  return [...new Set([...stored, ...inMemory.keys()])];
}
