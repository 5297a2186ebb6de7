import { z } from 'zod';
import { exerciseIds } from '../simulation/exercise.ts';
import { head, localizedList, localizedText, text } from './localized.ts';
import { linkedCourseId } from './references.ts';

const passage = z.strictObject({ title: localizedText, text: localizedText });

const exercise = z.strictObject({
  id: z.enum(exerciseIds),
  title: localizedText,
  sentence: localizedText,
  /** How much faster than in the air its clock runs; missing where it does not. */
  pace: localizedText.optional(),
  tasks: localizedList(text),
  /** The course that teaches it. */
  course: linkedCourseId,
  /** Says in words what its drawing shows. */
  drawing: localizedText,
  example: passage,
});

/** The page with the exercises of the position. */
export const positionPage = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  start: z.strictObject({
    choose: localizedText,
    sign: localizedText,
    tasks: localizedText,
    radio: localizedText,
    spanish: localizedText,
    english: localizedText,
    stepped: localizedText,
    challenge: localizedText,
    soon: localizedText,
    withoutScript: localizedText,
    course: localizedText,
  }),
  exercises: z.array(exercise).length(exerciseIds.length),
  note: passage,
});
