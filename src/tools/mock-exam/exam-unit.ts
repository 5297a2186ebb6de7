import { z } from 'zod';
import { examUnits } from './exam-bank.ts';
import { text } from '../../schema/localized.ts';
import { object } from '../../schema/object.ts';

/** The page with the source of an answer. Some old teaching pages have no https. */
const address = z
  .url({ protocol: /^https?$/, error: 'an address begins with https:// or http://' })
  .meta({ title: 'Dirección de la página' });

const question = object({
  /** Consists of the unit and words about the question. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'a question id has small letters and hyphens: meteorology-wind-in-metar')
    .meta({ office: false }),
  question: text,
  right: text.meta({ title: 'Respuesta correcta' }),
  wrong: z
    .array(text)
    .length(3, 'a question has one right answer and three wrong ones')
    .meta({ title: 'Respuestas incorrectas' }),
  explanation: text.meta({ title: 'Explicación' }),
  /** The source of the answer, and the day on which it was read. */
  source: object({
    name: text,
    address,
    read: z.iso.date('a date is written 2026-11-23'),
  }).meta({ title: 'Dónde se lee la respuesta' }),
});

/**
 * The questions of one unit of the mock exam, in `content/exam/`. They are in Spanish, except those of the unit
 * `english`.
 */
export const examUnit = object({
  unit: z.enum(examUnits).meta({ office: false }),
  questions: z.array(question).min(1),
});

export type ExamUnitFile = z.infer<typeof examUnit>;
