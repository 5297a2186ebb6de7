import { z } from 'zod';
import { localizedText, text } from './localized.ts';
import { pictureId } from './references.ts';
import { object } from './object.ts';

const name = text
  .regex(/^\p{Lu}\p{L}+(?: \p{L}+)? \p{Lu}\.$/u, 'a person is a first name and one initial: Lucía M.')
  .meta({ title: 'Nombre', description: 'Nombre y una inicial: Lucía M.' });

const needsConsent = 'a real person needs consentRef';

/** Marks invented people until real ones agree to be shown; the content audit lists them. */
const sample = z
  .boolean()
  .meta({ title: 'Es una muestra', description: 'Persona inventada, hasta que una real dé su permiso.' });

/** A quote of a former student. Without a picture the avatar shows the first two letters of the name, in capitals. */
const testimonial = object({
  name,
  role: localizedText.meta({ title: 'Quién es' }),
  comment: localizedText.meta({ title: 'Testimonio' }),
  image: pictureId.optional().meta({ title: 'Foto' }),
  /** Reference of the person's written permission; required before `sample` may become false. */
  consentRef: text
    .optional()
    .meta({ title: 'Dónde está su permiso', description: 'Hace falta antes de decir que no es una muestra.' }),
  sample,
});
/** A former student and the airport where they work, with its chart. */
const alumnus = object({
  name,
  location: localizedText.meta({ title: 'Dónde trabaja' }),
  icaoCode: z
    .string()
    .regex(/^[A-Z]{4}$/, 'an ICAO location indicator has four capital letters')
    .meta({ title: 'Código OACI' }),
  image: pictureId.meta({ title: 'Imagen' }),
  /** The part of the picture that stays visible when it is cropped. */
  imagePosition: z
    .enum(['top', 'centre', 'bottom'])
    .meta({ choices: { top: 'lo de arriba', centre: 'el centro', bottom: 'lo de abajo' } })
    .optional()
    .meta({ title: 'Parte de la foto que se ve' }),
  consentRef: text
    .optional()
    .meta({ title: 'Dónde está su permiso', description: 'Hace falta antes de decir que no es una muestra.' }),
  sample,
});
/** Former students: quotes, and where they work now. */
export const people = object({
  testimonials: z.array(testimonial.refine(hasConsent, needsConsent)).min(1).meta({ title: 'Testimonios' }),
  alumni: z.array(alumnus.refine(hasConsent, needsConsent)).min(1),
});
function hasConsent(person: { sample: boolean; consentRef?: string | undefined }): boolean {
  return person.sample || person.consentRef !== undefined;
}
