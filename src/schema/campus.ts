import { z } from 'zod';
import { head, localizedList, localizedText, text, localizedTexts } from './localized.ts';
import { campusId, externalLink, pictureId, routeId } from './references.ts';
import { object } from './object.ts';

/** Lines of public transport that stop near a campus, with the names on their signs. */
const transportLine = object({
  mode: z
    .enum(['metro', 'train', 'bus'])
    .meta({ title: 'Medio', choices: { metro: 'metro', train: 'tren', bus: 'autobús' } }),
  name: localizedText.meta({ title: 'Parada o estación' }),
  lines: z.array(text).min(1).meta({ title: 'Líneas' }),
});

const accommodation = object({
  name: text,
  description: localizedText,
  /** The letters on the sign that is drawn while there is no picture of the logo. */
  logo: object({
    letters: text.max(4).meta({ title: 'Letras del rótulo', description: 'Se dibujan mientras no haya logotipo.' }),
    picture: pictureId.optional().meta({ title: 'Logotipo' }),
  }).meta({ title: 'Rótulo' }),
  photo: pictureId.meta({ title: 'Foto' }),
  website: externalLink.optional().meta({ title: 'Página web' }),
  phone: text.optional().meta({ title: 'Teléfono' }),
  /** Advice to a student about the reservation: special rates, long stays. */
  note: localizedText.meta({ title: 'Qué decir al reservar' }),
  sample: z.boolean().meta({ description: 'La web dice al lado que el dato es de muestra, hasta que lo confirméis.' }),
});

/** A campus: its facts, and the texts of its page in the order of the page. */
export const campus = object({
  id: campusId.meta({ office: false }),
  name: localizedText,
  facts: object({
    airport: object({
      icao: z
        .string()
        .regex(/^[A-Z]{4}$/, 'an ICAO code has four capital letters')
        .meta({ title: 'Código OACI' }),
      name: localizedText,
      minutesAway: z.number().int().positive().optional().meta({ title: 'Minutos hasta el campus' }),
    }).meta({ title: 'Aeropuerto' }),
    transport: z.array(transportLine).min(1).meta({ title: 'Transporte' }),
    /** The pages of the courses taught here, in the order of the list. */
    courses: z.array(routeId).min(1).meta({ office: false }),
  }).meta({ title: 'Aeropuerto y transporte' }),
  head,
  hero: localizedTexts(['title', 'lead']),
  description: object({ title: localizedText, paragraphs: localizedList(text).meta({ title: 'Párrafos' }) }),
  carousel: object({
    title: localizedText,
    /** States that the pictures are drawings and do not show the centre's rooms. */
    note: localizedText.meta({ title: 'Aviso sobre las imágenes' }),
    slides: z
      .array(object({ picture: pictureId, caption: localizedText.meta({ title: 'Pie' }) }))
      .min(1)
      .meta({ title: 'Fotos' }),
  }).meta({ title: 'Fotos' }),
  highlights: object({ title: localizedText, items: z.array(localizedTexts(['title', 'text'])).length(8) }).meta({
    title: 'Lo destacado',
  }),
  courses: localizedTexts(['title', 'text']).meta({ title: 'Cursos del campus' }),
  gettingHere: localizedTexts(['title', 'text']).meta({ title: 'Cómo llegar' }),
  /**
   * The map is a drawn plan until the visitor loads the frame: until then, no map service learns of the visit. `tall`
   * is the same plan for phones. If samples are hidden and the street is unconfirmed, the map is hidden too.
   */
  map: object({
    picture: pictureId.meta({ title: 'Plano' }),
    tall: pictureId.meta({ title: 'Plano para el móvil' }),
    note: localizedText.meta({ title: 'Nota del mapa' }),
    load: localizedText.meta({ title: 'Botón que carga el mapa' }),
    open: localizedText.meta({ title: 'Enlace al mapa' }),
  })
    .optional()
    .meta({ title: 'Mapa' }),
  accommodation: object({
    title: localizedText,
    intro: localizedText,
    /** Follows the intro while any of the options is a sample. */
    sampleNote: localizedText.meta({
      title: 'Aviso de muestra',
      description: 'Se lee mientras alguno de los datos sea de muestra.',
    }),
    options: z.array(accommodation).length(3).meta({ title: 'Alojamientos' }),
  })
    .optional()
    .meta({ title: 'Alojamiento' }),
  form: object({ title: localizedText, intro: localizedText }),
});

export type Campus = z.infer<typeof campus>;
