import { z } from 'zod';
import { head, localizedText, text, localizedTexts } from './localized.ts';
import { externalLink, pictureId } from './references.ts';
import { object } from './object.ts';

const instructor = object({
  /** First name and initial. */
  name: text,
  /** The instructor's own feedback form, at an external service. */
  formUrl: externalLink.meta({ title: 'Su formulario' }),
  /**
   * A photograph or, until there is one, a drawing of the instructor's initials. Without a picture, a placeholder icon
   * is shown.
   */
  picture: pictureId.optional(),
});

/** The page on which students review their instructors. */
export const feedbackPage = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  search: object({
    label: localizedText.meta({ title: 'Nombre de la búsqueda' }),
    placeholder: localizedText.meta({ title: 'Texto de ejemplo' }),
    clear: localizedText.meta({ title: 'Borrar' }),
    /** Shown in the dropdown. */
    none: localizedText.meta({ title: 'Sin resultados' }),
    /** The number of results, with `{count}`. Plural forms as in `Intl.PluralRules`; `zero` is for none. */
    count: localizedTexts({ zero: 'Ninguno', one: 'Uno', other: 'Varios' }).meta({
      title: 'Recuento',
      description: '{count} es cuántos hay.',
    }),
  }).meta({ title: 'Búsqueda' }),
  /** Replaces the search while there is no instructor. */
  empty: localizedText.meta({ title: 'Si no hay nada que mostrar' }),
  card: localizedTexts(['text', 'action']).meta({ title: 'Ficha del instructor' }),
  instructors: z
    .array(instructor)
    .min(1)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'two instructors have the same name')
    .meta({ title: 'Instructores' }),
  /** Whether the people and the form addresses are invented, until the centre provides its own. */
  sample: z.boolean().meta({ description: 'La web dice al lado que el dato es de muestra, hasta que lo confirméis.' }),
});

export type FeedbackPage = z.infer<typeof feedbackPage>;
