import { z } from 'zod';
import { localizedText, text } from './localized.ts';
import { pictureId } from './references.ts';

const name = text.regex(/^\p{Lu}\p{L}+(?: \p{L}+)? \p{Lu}\.$/u, 'a person is a first name and one initial: Lucía M.');

const needsConsent = 'a real person needs consentRef';

/** Marks invented people until real ones agree to appear; the content audit lists them. */
const sample = z.boolean();

/**
 * Holds a former student's words. Without a picture the avatar shows the first two letters of the name, in capitals.
 */
const testimonial = z.strictObject({
  name,
  role: localizedText,
  comment: localizedText,
  image: pictureId.optional(),
  /** Where the person's permission is kept; needed before `sample` may become false. */
  consentRef: text.optional(),
  sample,
});
/** A former student and the airport where they work, shown on its chart. */
const alumnus = z.strictObject({
  name,
  location: localizedText,
  icaoCode: z.string().regex(/^[A-Z]{4}$/, 'an ICAO location indicator has four capital letters'),
  image: pictureId,
  /** Which part of the picture stays in sight when it is cropped. */
  imagePosition: z.enum(['top', 'centre', 'bottom']).optional(),
  consentRef: text.optional(),
  sample,
});
/** Lists former students: their words, and where they work now. */
export const people = z.strictObject({
  testimonials: z.array(testimonial.refine(hasConsent, needsConsent)).min(1),
  alumni: z.array(alumnus.refine(hasConsent, needsConsent)).min(1),
});
function hasConsent(person: { sample: boolean; consentRef?: string | undefined }): boolean {
  return person.sample || person.consentRef !== undefined;
}
