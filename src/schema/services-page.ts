import { z } from 'zod';
import { head, localizedList, localizedText, text, localizedTexts } from './localized.ts';
import { pictureId } from './references.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';
import { object } from './object.ts';

const point = localizedTexts(['title', 'text']);

const service = point.extend({
  id: z.enum(['continuous', 'consulting', 'content', 'evaluation']).meta({ office: false }),
  features: localizedList(text).meta({ title: 'Qué incluye' }),
});

const programme = point.extend({
  id: text.meta({ office: false }),
  picture: pictureId.meta({ title: 'Imagen' }),
  /** A text and not months: programmes for organisations are agreed case by case. */
  duration: localizedText.meta({ title: 'Duración' }),
});

/** The services page: the offer to organisations. */
export const servicesPage = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  services: object({
    title: localizedText,
    intro: localizedText,
    items: z
      .array(service)
      .length(4)
      .refine((items) => new Set(items.map(({ id }) => id)).size === 4, 'each service stands once')
      .meta({ title: 'Servicios' }),
  }).meta({ title: 'Servicios' }),
  programmes: object({
    title: localizedText,
    intro: localizedText,
    items: z.array(programme).length(3).meta({ title: 'Programas' }),
  }),
  /** Answers to questions that managers have before they ask for a proposal; an unknown answer is a sample. */
  offer: object({
    title: localizedText,
    intro: localizedText,
    items: z
      .array(
        point
          .extend({ ...sampleAnswer, id: z.literal('time').optional().meta({ office: false }) })
          .refine(asksWhileSample, asksWhileSampleMessage),
      )
      .min(1)
      .meta({ title: 'Preguntas' }),
  }).meta({ title: 'Antes de pedir una propuesta' }),
  /** Work for other organisations. */
  references: object({
    title: localizedText,
    intro: localizedText,
    items: z
      .array(
        object({
          client: localizedText.meta({ title: 'Cliente' }),
          work: localizedText.meta({ title: 'Trabajo' }),
          result: localizedText,
          ...sampleAnswer,
        }).refine(asksWhileSample, asksWhileSampleMessage),
      )
      .meta({ title: 'Trabajos' }),
  }).meta({ title: 'Trabajos para otros' }),
  /** The steps from a message to a proposal, in order. */
  proposal: object({ title: localizedText, items: z.array(point).min(1).meta({ title: 'Pasos' }) }).meta({
    title: 'Del mensaje a la propuesta',
  }),
  why: object({ title: localizedText, items: z.array(point).length(4) }).meta({ title: 'Por qué con nosotros' }),
  closing: localizedTexts(['title', 'text', 'action']),
});

export type ServicesPage = z.infer<typeof servicesPage>;
