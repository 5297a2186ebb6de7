import { z } from 'zod';
import { examUnits } from '../deciding/exam/exam-bank.ts';
import { text } from './localized.ts';

/** The page where an answer can be read. Some old pages for teaching have no https. */
const address = z.url({ protocol: /^https?$/, error: 'an address begins with https:// or http://' });

const question = z.strictObject({
  /** The unit and words. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'a question id has small letters and hyphens: meteorology-wind-in-metar'),
  question: text,
  right: text,
  wrong: z.array(text).length(3, 'a question has one right answer and three wrong ones'),
  explanation: text,
  /** Where the answer can be read, and the day on which it was. */
  source: z.strictObject({ name: text, address, read: z.iso.date('a date is written 2026-11-23') }),
});

/** The questions of one unit of the mock exam: `content/exam/`. They are in Spanish, those of `english` in English. */
export const examUnit = z.strictObject({ unit: z.enum(examUnits), questions: z.array(question).min(1) });

export type ExamUnitFile = z.infer<typeof examUnit>;
