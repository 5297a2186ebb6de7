import type { TypedRequest } from '../schema/office-enquiries.ts';
import { readStore, readStored, storedNames, writeStore } from '../browser/storage.ts';

/** A begun answer. Its `submission` id is created once, so that a repeated request sends one mail. */
export type Draft = { submission: string; template: string; subject: string; text: string };

/** A begun note. Its `id` is created once, so that a repeated request stores one note. */
export type BegunNote = { id: string; text: string };

export const answerDrafts = keptDrafts<Draft>('office-draft:');
export const noteDrafts = keptDrafts<BegunNote>('office-note:');

/** A begun enquiry by telephone, as `typedPlace`. */
export const typedDrafts = keptDrafts<TypedRequest>('office-typed:');

/** Drafts by enquiry, stored in this browser: they outlast the session and the window. */
function keptDrafts<Kept>(prefix: string) {
  // Holds the drafts that the browser refused to store, until the document is unloaded.
  const inMemory = new Map<string, Kept>();
  return {
    read(enquiry: string): Kept | null {
      return (inMemory.get(enquiry) ?? readStored('localStorage', prefix + enquiry)) as Kept | null;
    },
    /** Stores a draft; null deletes it. */
    keep(enquiry: string, draft: Kept | null): void {
      const text = draft && JSON.stringify(draft);
      writeStore('localStorage', prefix + enquiry, text);
      if (draft === null || readStore('localStorage', prefix + enquiry) === text) inMemory.delete(enquiry);
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
