import { z } from 'zod';
import type { AnswerDraft } from './office.ts';

/**
 * Warnings to the writer before a draft leaves. Dates or prices in it are samples or unconfirmed, or the enquiry names
 * no course, so that the draft speaks of all of them.
 */
const draftCautions = ['sample-dates', 'no-next-edition', 'unconfirmed-price', 'no-price', 'no-course'] as const;
export type DraftCaution = (typeof draftCautions)[number];

/**
 * Answers `GET /api/enquiries/:id/answer?template=`. Without a template the one that suits the enquiry best is filled
 * in.
 */
export type FilledDraft = AnswerDraft & {
  template: string;
  /** Ids of all templates: those for this form and course first. Their titles are in `OfficeFacts`. */
  templates: string[];
  cautions: DraftCaution[];
  /** Address for a blind copy of answers from another mail program; null where none is set. */
  bcc: string | null;
  /** The enquiry's revision at this moment, for `AnswerRequest`. */
  revision: number;
};

/** A typed text with uniform line ends and without control characters. */
const typed = z.string().transform((text) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);
const subject = typed.transform((text) => text.replaceAll(/\s+/g, ' ')).pipe(z.string().min(1).max(200));

/** `POST /api/enquiries/:id/answers`: see `AnswerRequest`. */
export const answerRequest = z.strictObject({
  submission: z.uuid().toLowerCase(),
  revision: z.int().min(0),
  subject,
  text: typed.pipe(z.string().min(1).max(20_000)),
});

/** `POST /api/enquiries/:id/answered-elsewhere`: the office says that the answer left from another mail program. */
export const elsewhereRequest = answerRequest.omit({ text: true });
export type ElsewhereRequest = z.infer<typeof elsewhereRequest>;

/**
 * Answers both. `already-stored`: this submission had come before, and nothing was done again. Refusals:
 *
 * - 404 `gone`
 * - 409 `changed-meanwhile` with `AnswerConflict`: nothing was sent. A repetition with its `revision` confirms.
 * - 409 `another-answer`: the submission came before with another text
 * - 422 `answer`: what was sent is not an answer
 */
export type AnswerOutcome = { outcome: 'stored' | 'already-stored'; revision: number };

/** The last change of the enquiry since the writer saw it: its author and time. */
export type AnswerConflict = {
  revision: number;
  by: string | null;
  at: string;
  /** The newest answer since then; null where only state or assignee changed. */
  answered: { by: string | null; at: string } | null;
};
