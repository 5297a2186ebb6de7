import { z } from 'zod';
import { head, localizedText } from './localized.ts';

/** Holds the page on which an organisation asks for a proposal. */
export const proposalPage = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  next: z.strictObject({
    title: localizedText,
    steps: z.array(z.strictObject({ title: localizedText, text: localizedText })).min(1),
  }),
});
