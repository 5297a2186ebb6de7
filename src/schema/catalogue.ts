import { z } from 'zod';
import { courseCategories } from './course-categories.ts';
import { courseCategory } from './course.ts';
import { endorsementCode, ratingCode, ratingCodes } from './course-facts.ts';
import { closing, heading } from './course-sections.ts';
import { languages } from '../i18n/language.ts';
import { head, languageNames, localized, localizedText, text } from './localized.ts';
import { pictureId } from './references.ts';
import { object } from './object.ts';

/** A category of the catalogue. Courses name their category, and are sorted by their `order`. */
const category = object({
  id: courseCategory.meta({ office: false }),
  /** Three or four letters that stand for the category on strips. */
  code: localized(text.max(4, 'a category mark has at most four characters')).meta({
    title: 'Siglas',
    description: 'Hasta cuatro letras.',
  }),
  title: localizedText,
  description: localizedText,
  /**
   * Languages in which the category is shown. Specialized courses prepare for the national provider's call, which
   * requires native Spanish: they are hidden in English.
   */
  shownIn: z
    .array(z.enum(languages).meta({ choices: languageNames }))
    .min(1)
    .meta({ title: 'Idiomas en que se muestra' }),
  /** Whether visitors outside Spain see the tag for EU citizens. */
  euTag: z.boolean().meta({ title: 'Lleva la etiqueta para ciudadanos de la UE' }),
  /** Whether the category has the note that the national provider requires native Spanish. */
  nativeSpanishNote: z.boolean().meta({ title: 'Lleva la nota del español nativo' }),
});
/** A rating or an endorsement of the licence, explained to people outside the profession. */
const rating = object({
  code: z.union([ratingCode, endorsementCode]).meta({ office: false }),
  name: localizedText,
  meaning: localizedText.meta({ title: 'Qué significa' }),
  /** The rating's name before the reform of 2023, as a sentence. */
  before: localizedText.meta({ title: 'Nombre antes de 2023' }),
});
/** The catalogue's page, its categories in order, and the glossary of ratings that course pages share. */
export const catalogue = object({
  head,
  hero: object({ title: localizedText, lead: localizedText, picture: pictureId }),
  categories: z
    .array(category)
    .refine(
      (categories) => new Set(categories.map(({ id }) => id)).size === courseCategories.length,
      `every category must be listed once: ${courseCategories.join(', ')}`,
    )
    .refine((categories) => categories.length === courseCategories.length, 'a category is listed twice')
    .meta({ title: 'Categorías' }),
  /** The block at the end of the page, whose button opens the dialog. */
  information: closing.meta({ title: 'Pedir información' }),
  /** Heading of the dialog and the line above its form. */
  modal: heading.meta({ title: 'Ventana del formulario' }),
  ratings: z
    .array(rating)
    .length(ratingCodes.length + endorsementCode.options.length)
    .refine((ratings) => new Set(ratings.map(({ code }) => code)).size === ratings.length, 'a rating is listed twice'),
});
