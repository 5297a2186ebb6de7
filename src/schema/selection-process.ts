import { z } from 'zod';
import { localizedText } from './localized.ts';

const count = z.int().positive();

/** One test of a selection phase. A test without a minimum is passed or failed. */
const selectionTest = z
  .strictObject({
    name: localizedText,
    text: localizedText.optional(),
    questions: count.optional(),
    /** Points needed to pass. */
    minimum: count.optional(),
    /** The highest possible mark, where the provider states it. */
    outOf: count.optional(),
    passFail: z.literal(true).optional(),
  })
  .refine(
    ({ minimum, passFail }) => minimum === undefined || passFail === undefined,
    'a test has a minimum or is passed or failed',
  );

/** The national provider's selection process of one year, phase by phase, as the tabs of the page show it. */
export const selectionProcess = z.strictObject({
  title: localizedText,
  intro: localizedText,
  year: z.int().min(2000),
  phases: z
    .array(
      z.strictObject({
        id: z.string().regex(/^fase-[1-3]$/, 'a phase id is written fase-1'),
        title: localizedText,
        /** Cities that hold the phase. A phase takes a single day. */
        places: z.array(localizedText).min(1),
        summary: localizedText,
        tests: z.array(selectionTest).min(2),
        /** Points needed over all tests of the phase together. */
        minimumTotal: count.optional(),
      }),
    )
    .length(3),
});
export type SelectionProcess = z.infer<typeof selectionProcess>;

/** The nine topics of the knowledge test, `tema-1` to `tema-9` in order. */
export const syllabus = z.strictObject({
  title: localizedText,
  intro: localizedText,
  topics: z
    .array(z.strictObject({ id: z.string(), title: localizedText, covers: z.array(localizedText).min(2) }))
    .length(9)
    .refine(
      (topics) => topics.every(({ id }, index) => id === `tema-${index + 1}`),
      'topics run from tema-1 to tema-9',
    ),
});
