import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';

/** The page shown after a form is submitted. */
export const thanksPage = z.strictObject({
  head,
  title: localizedText.meta({ title: 'Título' }),
  message: localizedText.meta({ title: 'Mensaje' }),
  next: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      items: localizedList(text).meta({ title: 'Pasos' }),
    })
    .meta({ title: 'Qué pasa ahora' }),
  home: localizedText.meta({ title: 'Enlace a la portada' }),
  courses: localizedText.meta({ title: 'Enlace a los cursos' }),
});
