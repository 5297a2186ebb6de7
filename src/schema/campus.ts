import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';
import { campusId, externalLink, pictureId, routeId } from './references.ts';

/** Lines of public transport that stop near a campus, as their signs write them. */
const transportLine = z.strictObject({
  mode: z.enum(['metro', 'train', 'bus']),
  name: localizedText,
  lines: z.array(text).min(1),
});

const accommodation = z.strictObject({
  name: text,
  description: localizedText,
  /** The letters of the sign that is drawn while there is no picture of the logo. */
  logo: z.strictObject({ letters: text.max(4), picture: pictureId.optional() }),
  photo: pictureId,
  website: externalLink.optional(),
  phone: text.optional(),
  /** Tells a student what to mention or ask for: special rates, long stays. */
  note: localizedText,
  sample: z.boolean(),
});

/** A campus: its facts, and the texts of its page in the order in which they stand there. */
export const campus = z.strictObject({
  id: campusId,
  name: localizedText,
  facts: z.strictObject({
    airport: z.strictObject({
      icao: z.string().regex(/^[A-Z]{4}$/, 'an ICAO code has four capital letters'),
      name: localizedText,
      minutesAway: z.number().int().positive().optional(),
    }),
    transport: z.array(transportLine).min(1),
    /** The pages of the courses that are taught here, in the order in which they are listed. */
    courses: z.array(routeId).min(1),
  }),
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  description: z.strictObject({ title: localizedText, paragraphs: localizedList(text) }),
  carousel: z.strictObject({
    title: localizedText,
    /** Says that the pictures are drawings and not the centre's rooms. */
    note: localizedText,
    slides: z.array(z.strictObject({ picture: pictureId, caption: localizedText })).min(1),
  }),
  highlights: z.strictObject({
    title: localizedText,
    items: z.array(z.strictObject({ title: localizedText, text: localizedText })).length(8),
  }),
  courses: z.strictObject({ title: localizedText, text: localizedText }),
  gettingHere: z.strictObject({ title: localizedText, text: localizedText }),
  /**
   * The map is a drawn plan until the visitor asks for the frame: only then does a map service learn of the visit.
   * `tall` is the same plan laid out for a phone. Left out with the samples while the street is unconfirmed.
   */
  map: z
    .strictObject({
      picture: pictureId,
      tall: pictureId,
      note: localizedText,
      load: localizedText,
      open: localizedText,
    })
    .optional(),
  accommodation: z
    .strictObject({
      title: localizedText,
      intro: localizedText,
      /** Said after the intro while any of them is a sample. */
      sampleNote: localizedText,
      options: z.array(accommodation).length(3),
    })
    .optional(),
  /** `picture` stands beside the form, instead of the tower that stands beside every other. */
  form: z.strictObject({ title: localizedText, intro: localizedText, picture: pictureId.optional() }),
});

export type Campus = z.infer<typeof campus>;
