import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';
import { pictureId } from './references.ts';

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

/** The services page: what the centre does for organisations. */
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
  why: z.strictObject({ title: localizedText, points: z.array(point).length(4) }),
  closing: z.strictObject({ title: localizedText, text: localizedText, action: localizedText }),
});

export type ServicesPage = z.infer<typeof servicesPage>;
