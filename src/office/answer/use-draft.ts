import { useState } from 'react';
import { answerDrafts, type Draft } from '../drafts.ts';
import type { FilledDraft } from '../../schema/office-answers.ts';

export type DraftInHand = {
  draft: Draft;
  /** Writes on; the text is kept in this browser at once. */
  write: (changed: Partial<Draft>) => void;
  /** Deletes it after sending, or on request. */
  forget: () => void;
};

/** The draft of an answer as it stands in this browser, or else as the template was filled in. */
export function useDraft(enquiry: string, filled: FilledDraft): DraftInHand {
  const [draft, setDraft] = useState<Draft>(
    () =>
      answerDrafts.read(enquiry) ?? {
        submission: crypto.randomUUID(),
        template: filled.template,
        subject: filled.subject,
        text: filled.text,
      },
  );
  function write(changed: Partial<Draft>): void {
    const next = { ...draft, ...changed };
    answerDrafts.keep(enquiry, next);
    setDraft(next);
  }
  return { draft, write, forget: () => answerDrafts.keep(enquiry, null) };
}
