import { z } from 'zod';
import type { AnswerDraft } from './office.ts';

/**
 * Warnings about a draft before it is sent. The course's dates or prices are samples, unconfirmed or missing, or the
 * enquiry names no course, or a name that is none, such as a link.
 */
const draftCautions = [
  'no-name',
  'sample-dates',
  'no-next-edition',
  'unconfirmed-price',
  'no-price',
  'no-course',
] as const;
export type DraftCaution = (typeof draftCautions)[number];

/** Response of `GET /api/enquiries/:id/answer?template=`. Without a template, the most suitable one is filled in. */
export type FilledDraft = AnswerDraft & {
  template: string;
  /** Ids of all templates, those for this form and course first. Their titles are in `OfficeFacts`. */
  templates: string[];
  cautions: DraftCaution[];
  /** Address for a blind copy of answers from another mail program; null if none is configured. */
  bcc: string | null;
  /** The enquiry's revision when it was read, for `AnswerRequest`. */
  revision: number;
};

/** A typed text with uniform line breaks and without control characters. */
const typed = z.string().transform((text) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);
const subject = typed.transform((text) => text.replaceAll(/\s+/g, ' ')).pipe(z.string().min(1).max(200));

/**
 * `POST /api/enquiries/:id/answers`: an answer to be mailed. `submission` is a UUID created by the screen: a repeated
 * request sends one mail. `revision` is that of the enquiry as the writer loaded it.
 */
export const answerRequest = z.strictObject({
  submission: z.uuid().toLowerCase(),
  revision: z.int().min(0),
  subject,
  text: typed.pipe(z.string().min(1).max(20_000)),
});

export type AnswerRequest = z.infer<typeof answerRequest>;

/** `POST /api/enquiries/:id/answered-elsewhere`: records an answer sent from another mail program. */
export const elsewhereRequest = answerRequest.omit({ text: true });
export type ElsewhereRequest = z.infer<typeof elsewhereRequest>;

/**
 * Response of both requests. `already-stored`: a repeated submission, which had no further effect. Refusals:
 *
 * - 404 `gone`
 * - 409 `changed-meanwhile` with `AnswerConflict`: nothing was sent. The same request with the conflict's `revision`
 * sends the answer after all.
 * - 409 `another-answer`: the submission was sent before with another text
 * - 422 `answer`: the request is invalid
 */
export type AnswerOutcome = { outcome: 'stored' | 'already-stored'; revision: number };

/** The last change of the enquiry since the writer loaded it: its author and time. */
export type AnswerConflict = {
  revision: number;
  by: string | null;
  at: string;
  /** The newest answer since then; null if there was none. */
  answered: { by: string | null; at: string } | null;
};
