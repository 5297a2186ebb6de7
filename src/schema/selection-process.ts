import { z } from 'zod';
import { localizedText } from './localized.ts';
import { object } from './object.ts';

const count = z.int().positive();

/** A test of a selection phase. A test without a minimum is passed or failed. */
const selectionTest = object({
  name: localizedText,
  text: localizedText.optional(),
  questions: count.optional(),
  /** Points needed to pass. */
  minimum: count.optional().meta({ title: 'Puntos para aprobar' }),
  /** The highest possible mark, if the provider states it. */
  outOf: count.optional().meta({ title: 'Puntuación máxima' }),
});

/** The national provider's selection process of one year, phase by phase, as on the tabs of the page. */
export const selectionProcess = object({
  title: localizedText,
  intro: localizedText,
  year: z.int().min(2000),
  phases: z
    .array(
      object({
        id: z
          .string()
          .regex(/^fase-[1-3]$/, 'a phase id is written fase-1')
          .meta({ office: false }),
        title: localizedText,
        /** Cities in which the phase takes place, on a single day. */
        places: z.array(localizedText).min(1).meta({ title: 'Ciudades' }),
        summary: localizedText,
        tests: z.array(selectionTest).min(2).meta({ title: 'Pruebas' }),
        /** Minimum sum of the points of all tests in the phase. */
        minimumTotal: count.optional().meta({ title: 'Mínimo total' }),
      }),
    )
    .length(3),
});
export type SelectionProcess = z.infer<typeof selectionProcess>;

/** The nine topics of the knowledge test, `tema-1` to `tema-9` in order. */
export const syllabus = object({
  title: localizedText,
  intro: localizedText,
  topics: z
    .array(
      object({
        id: z.string().meta({ office: false }),
        title: localizedText,
        covers: z.array(localizedText).min(2).meta({ title: 'Qué abarca' }),
      }),
    )
    .length(9)
    .refine(
      (topics) => topics.every(({ id }, index) => id === `tema-${index + 1}`),
      'topics run from tema-1 to tema-9',
    ),
}).meta({ title: 'Temario' });
