import { z } from 'zod';
import { examUnits } from './exam-bank.ts';
import { text } from '../../schema/localized.ts';

/** The page with the source of an answer. Some old teaching pages have no https. */
const address = z
  .url({ protocol: /^https?$/, error: 'an address begins with https:// or http://' })
  .meta({ title: 'Dirección de la página' });

const question = z.strictObject({
  /** Consists of the unit and words about the question. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'a question id has small letters and hyphens: meteorology-wind-in-metar')
    .meta({ office: false }),
  question: text.meta({ title: 'Pregunta' }),
  right: text.meta({ title: 'Respuesta correcta' }),
  wrong: z
    .array(text)
    .length(3, 'a question has one right answer and three wrong ones')
    .meta({ title: 'Respuestas incorrectas' }),
  explanation: text.meta({ title: 'Explicación' }),
  /** The source of the answer, and the day on which it was read. */
  source: z
    .strictObject({
      name: text.meta({ title: 'Nombre' }),
      address,
      read: z.iso.date('a date is written 2026-11-23').meta({ title: 'Leído el día' }),
    })
    .meta({ title: 'Dónde se lee la respuesta' }),
});

/**
 * The questions of one unit of the mock exam, in `content/exam/`. They are in Spanish, except those of the unit
 * `english`.
 */
export const examUnit = z.strictObject({
  unit: z.enum(examUnits).meta({ office: false }),
  questions: z.array(question).min(1).meta({ title: 'Preguntas' }),
});

export type ExamUnitFile = z.infer<typeof examUnit>;
