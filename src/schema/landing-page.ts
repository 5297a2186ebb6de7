import { z } from 'zod';
import { courseBoard } from './home-page.ts';
import { head, localizedText, localizedTexts } from './localized.ts';

/** The alternative home page's own texts; everything else is shared with the home page. */
export const landingPage = z.strictObject({
  head,
  hero: localizedTexts({ title: 'Título', text: 'Texto' }).meta({ title: 'Cabecera de la página' }),
  innovation: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      text: localizedText.meta({ title: 'Texto' }),
      points: z
        .array(localizedTexts({ title: 'Título', text: 'Texto' }))
        .min(2)
        .meta({ title: 'Puntos' }),
    })
    .meta({ title: 'Innovación' }),
  programmes: courseBoard.meta({ title: 'Programas' }),
});
