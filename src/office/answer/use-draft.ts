import { useState } from 'react';
import { answerDrafts, type Draft } from '../drafts.ts';
import type { FilledDraft } from '../../schema/office-answers.ts';

export type DraftInHand = {
  draft: Draft;
  /** Changes the draft, and stores it in this browser at once. */
  write: (changed: Partial<Draft>) => void;
  /** Deletes the draft, after sending or on request. */
  forget: () => void;
};

/** The draft of an answer: the one stored in this browser, otherwise the filled-in template. */
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
