import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';
import { pictureId } from './references.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';

const point = z.strictObject({ title: localizedText, text: localizedText });

const service = point.extend({
  id: z.enum(['continuous', 'consulting', 'content', 'evaluation']),
  features: localizedList(text),
});

const programme = point.extend({
  id: text,
  picture: pictureId,
  /** Words and not months: programmes for organisations are agreed case by case. */
  duration: localizedText,
});

/** Holds the services page: the offer to organisations. */
export const servicesPage = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  services: z.strictObject({
    title: localizedText,
    intro: localizedText,
    items: z
      .array(service)
      .length(4)
      .refine((items) => new Set(items.map(({ id }) => id)).size === 4, 'each service stands once'),
  }),
  programmes: z.strictObject({ title: localizedText, intro: localizedText, items: z.array(programme).length(3) }),
  /** Lists a manager's questions before asking for a proposal; an answer still missing is a sample. */
  offer: z.strictObject({
    title: localizedText,
    intro: localizedText,
    /** Said after the intro while any answer is a sample. */
    sampleNote: localizedText,
    items: z
      .array(
        point
          .extend({ ...sampleAnswer, id: z.literal('time').optional() })
          .refine(asksWhileSample, asksWhileSampleMessage),
      )
      .min(1),
  }),
  /** Work for other organisations. */
  references: z.strictObject({
    title: localizedText,
    intro: localizedText,
    items: z.array(
      z
        .strictObject({ client: localizedText, work: localizedText, result: localizedText, ...sampleAnswer })
        .refine(asksWhileSample, asksWhileSampleMessage),
    ),
  }),
  /** Lists the steps between a message and a proposal, in order. */
  proposal: z.strictObject({ title: localizedText, items: z.array(point).min(1) }),
  why: z.strictObject({ title: localizedText, points: z.array(point).length(4) }),
  closing: z.strictObject({ title: localizedText, text: localizedText, action: localizedText }),
});
