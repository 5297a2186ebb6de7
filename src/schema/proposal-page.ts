import { z } from 'zod';
import { head, localizedText, localizedTexts } from './localized.ts';

/** The page on which an organisation asks for a proposal. */
export const proposalPage = z.strictObject({
  head,
  hero: localizedTexts({ title: 'Título', lead: 'Entradilla' }).meta({ title: 'Cabecera de la página' }),
  next: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      steps: z
        .array(localizedTexts({ title: 'Título', text: 'Texto' }))
        .min(1)
        .meta({ title: 'Pasos' }),
    })
    .meta({ title: 'Lo que pasa después' }),
});
