import { z } from 'zod';
import { head, localizedText, localizedTexts } from './localized.ts';
import { anchor } from './references.ts';
import { object } from './object.ts';

const entry = localizedTexts(['title', 'text']);

/** The guide to the collaboration tool. */
export const teamsGuide = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  sections: z
    .array(object({ id: anchor, title: localizedText, rows: z.array(entry).min(3).meta({ title: 'Entradas' }) }))
    .length(4)
    .meta({ title: 'Apartados' }),
  contact: localizedTexts(['title', 'text', 'action', 'subject']).meta({ title: 'Contacto' }),
  help: localizedText,
});
