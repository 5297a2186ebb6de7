import { z } from 'zod';
import { head, localizedText, localizedTexts } from './localized.ts';
import { object } from './object.ts';

/** The page on which an organisation asks for a proposal. */
export const proposalPage = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  next: object({ title: localizedText, steps: z.array(localizedTexts(['title', 'text'])).min(1) }).meta({
    title: 'Lo que pasa después',
  }),
});
