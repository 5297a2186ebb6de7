import { z } from 'zod';
import { localizedText } from './localized.ts';
import { campusId, courseId } from './references.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';

/** Lists the simulators and rooms for practice, for every page that describes them. */
export const facilities = z.strictObject({
  title: localizedText,
  intro: localizedText,
  /** Stands above the table: says what a visitor may expect of it. */
  note: localizedText,
  /** Said after the note while any row of the table is a sample. */
  sampleNote: localizedText,
  columns: z.strictObject({
    name: localizedText,
    places: localizedText,
    positions: localizedText,
    purpose: localizedText,
    software: localizedText,
  }),
  items: z
    .array(
      z
        .strictObject({
          name: localizedText,
          places: z.array(campusId).min(1),
          /** The courses that are practised on it; pages of other courses, of campuses and the home page choose by place. */
          courses: z.array(courseId).min(1),
          positions: localizedText,
          purpose: localizedText,
          software: localizedText,
          ...sampleAnswer,
        })
        .refine(asksWhileSample, asksWhileSampleMessage),
    )
    .min(1),
});
