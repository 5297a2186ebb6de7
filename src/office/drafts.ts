import { readStored, storedNames, writeStore } from '../browser/storage.ts';

/** A begun answer. Its `submission` id is created once, so that a repeated request sends one mail. */
export type Draft = { submission: string; template: string; subject: string; text: string };

/** A begun note. Its `id` is created once, so that a repeated request stores one note. */
export type BegunNote = { id: string; text: string };

export const answerDrafts = keptDrafts<Draft>('office-draft:');
export const noteDrafts = keptDrafts<BegunNote>('office-note:');

/** Drafts by enquiry, stored in this browser: they outlast the session and the window. */
function keptDrafts<Kept>(prefix: string) {
  // Used if the browser refuses storage: a draft is then kept until the document is unloaded.
  const inMemory = new Map<string, Kept>();
  return {
    read(enquiry: string): Kept | null {
      return (readStored('localStorage', prefix + enquiry) ?? inMemory.get(enquiry) ?? null) as Kept | null;
    },
    /** Stores a draft; null deletes it. */
    keep(enquiry: string, draft: Kept | null): void {
      writeStore('localStorage', prefix + enquiry, draft && JSON.stringify(draft));
      if (draft === null) inMemory.delete(enquiry);
      else inMemory.set(enquiry, draft);
    },
    /** The enquiries with a draft. */
    enquiries(): string[] {
      const stored = storedNames('localStorage').flatMap((name) =>
        name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
      );
      return [...new Set([...stored, ...inMemory.keys()])];
    },
  };
}
