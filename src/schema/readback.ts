import { z } from 'zod';
import { localized, localizedText, text } from './localized.ts';
import { externalLink } from './references.ts';
import { object } from './object.ts';

const radio = object({
  controller: text.meta({ title: 'Control' }),
  pilot: text.meta({ title: 'Piloto' }),
  /** Three possible replies, the right one first. */
  next: z
    .tuple([text, text, text])
    .optional()
    .meta({ title: 'Qué decir después', description: 'Tres respuestas; la correcta, la primera.' }),
});

/** The exchanges of the readback exercise, with the sources of their texts and rules. */
export const readback = object({
  sources: z
    .array(
      object({
        title: localizedText,
        url: externalLink,
        /** The day on which it was read. */
        read: z.union([z.iso.date(), z.literal('never')]),
      }),
    )
    .min(1),
  /** Advice on how to notice an error, by its kind. */
  kinds: z.record(text, localizedText).meta({ title: 'Tipos de error' }),
  exchanges: z
    .array(
      object({
        id: z
          .string()
          .regex(/^[a-z]+(-[a-z]+)*$/, 'an exchange id has small letters and hyphens: line-up')
          .meta({ office: false }),
        kind: text.meta({ office: false }),
        situation: localizedText.optional().meta({ title: 'Situación' }),
        radio: localized(radio)
          .refine(
            ({ es, en }) => (es.next === undefined) === (en.next === undefined),
            'both languages of the radio have "next", or neither has it',
          )
          .meta({ title: 'Radio' }),
        because: localizedText.meta({ title: 'Por qué' }),
      }),
    )
    .meta({ title: 'Comunicaciones' }),
}).refine(
  ({ kinds, exchanges }) => exchanges.every(({ kind }) => kind in kinds),
  'an exchange is of a kind that `kinds` does not explain',
);
