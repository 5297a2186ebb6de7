import { z } from 'zod';
import { head, localizedText } from './localized.ts';
import { anchor } from './references.ts';

const entry = z.strictObject({ title: localizedText, text: localizedText });

/** The guide to the collaboration tool. */
export const teamsGuide = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  sections: z.array(z.strictObject({ id: anchor, title: localizedText, entries: z.array(entry).min(3) })).length(4),
  contact: z.strictObject({
    title: localizedText,
    text: localizedText,
    action: localizedText,
    subject: localizedText,
  }),
  help: localizedText,
});
