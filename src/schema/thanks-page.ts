import { head, localizedList, localizedText, text } from './localized.ts';
import { object } from './object.ts';

/** The page shown after a form is submitted. */
export const thanksPage = object({
  head,
  title: localizedText,
  message: localizedText.meta({ title: 'Mensaje' }),
  next: object({ title: localizedText, items: localizedList(text).meta({ title: 'Pasos' }) }).meta({
    title: 'Qué pasa ahora',
  }),
  home: localizedText.meta({ title: 'Enlace a la portada' }),
  courses: localizedText.meta({ title: 'Enlace a los cursos' }),
});
