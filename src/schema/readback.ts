import { z } from 'zod';
import { localized, localizedText, text } from './localized.ts';
import { externalLink } from './references.ts';

const radio = z.strictObject({
  controller: text,
  pilot: text,
  /** Three things to say next, the right one first. */
  next: z.tuple([text, text, text]).optional(),
});

/** The exchanges of the exercise on readbacks, with where their words and rules come from. */
export const readback = z
  .strictObject({
    sources: z
      .array(
        z.strictObject({
          title: localizedText,
          url: externalLink,
          /** The day on which it was read. */
          read: z.union([z.iso.date(), z.literal('never')]),
        }),
      )
      .min(1),
    /** How not to miss an error, by its kind. */
    kinds: z.record(text, localizedText),
    exchanges: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'an exchange id has small letters and hyphens: line-up'),
        kind: text,
        situation: localizedText.optional(),
        radio: localized(radio).refine(
          ({ es, en }) => (es.next === undefined) === (en.next === undefined),
          'the readback is wrong in both languages of the radio, or in none',
        ),
        because: localizedText,
      }),
    ),
  })
  .refine(
    ({ kinds, exchanges }) => exchanges.every(({ kind }) => kind in kinds),
    'an exchange is of a kind that `kinds` does not explain',
  );
