import { readStored, storedNames, writeStore } from '../browser/storage.ts';

/** An answer that was begun. `submission` is drawn once for it, so that sending it again cannot make two mails. */
export type Draft = { submission: string; template: string; subject: string; text: string };

/** A note that was begun. `id` is drawn once for it, so that keeping it again cannot make two. */
export type BegunNote = { id: string; text: string };

export const answerDrafts = keptDrafts<Draft>('office-draft:');
export const noteDrafts = keptDrafts<BegunNote>('office-note:');

/** Drafts by enquiry, kept in this browser: the end of a session or of the window loses none. */
function keptDrafts<Kept>(prefix: string) {
  // A browser may refuse storage: then a draft lives as long as the document.
  const inMemory = new Map<string, Kept>();
  return {
    read(enquiry: string): Kept | null {
      return (readStored('localStorage', prefix + enquiry) ?? inMemory.get(enquiry) ?? null) as Kept | null;
    },
    /** Keeps a draft; null deletes it. */
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
