import { z } from 'zod';
import { head, localizedText } from './localized.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';

/** The contact page. Addresses, phone and hours themselves stand in `content/centre.yaml`. */
export const contactPage = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  panel: z.strictObject({
    title: localizedText,
    email: localizedText,
    phones: z.strictObject({ madrid: localizedText, canarias: localizedText }),
    /** How long a written answer takes. */
    answer: z
      .strictObject({ label: localizedText, text: localizedText, ...sampleAnswer })
      .refine(asksWhileSample, asksWhileSampleMessage)
      .optional(),
    hours: z.strictObject({
      title: localizedText,
      /** Values: `{first}` and `{last}` day, `{opens}` and `{closes}` time. */
      days: localizedText,
      weekend: localizedText,
      zone: localizedText,
      /** Values: `{closes}`. */
      openNow: localizedText,
      /** Closed now, open later today. Values: `{opens}`. */
      opensToday: localizedText,
      /** Closed for today. Values: `{day}` and `{opens}`. */
      opensLater: localizedText,
    }),
  }),
  centres: z.strictObject({
    title: localizedText,
    madrid: localizedText,
    canarias: localizedText,
    action: localizedText,
  }),
});
