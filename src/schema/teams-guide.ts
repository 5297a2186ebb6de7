import { z } from 'zod';
import { head, localizedText, localizedTexts } from './localized.ts';
import { anchor } from './references.ts';

const entry = localizedTexts({ title: 'Título', text: 'Texto' });

/** The guide to the collaboration tool. */
export const teamsGuide = z.strictObject({
  head,
  hero: localizedTexts({ title: 'Título', lead: 'Entradilla' }).meta({ title: 'Cabecera de la página' }),
  sections: z
    .array(
      z.strictObject({
        id: anchor,
        title: localizedText.meta({ title: 'Título' }),
        entries: z.array(entry).min(3).meta({ title: 'Entradas' }),
      }),
    )
    .length(4)
    .meta({ title: 'Apartados' }),
  contact: localizedTexts({
    title: 'Título',
    text: 'Texto',
    action: 'Botón',
    subject: 'Asunto',
  }).meta({ title: 'Contacto' }),
  help: localizedText.meta({ title: 'Ayuda' }),
});
