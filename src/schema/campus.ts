import { z } from 'zod';
import { head, localizedList, localizedText, text, localizedTexts } from './localized.ts';
import { campusId, externalLink, pictureId, routeId } from './references.ts';

/** Lines of public transport that stop near a campus, with the names on their signs. */
const transportLine = z.strictObject({
  mode: z
    .enum(['metro', 'train', 'bus'])
    .meta({ title: 'Medio', choices: { metro: 'metro', train: 'tren', bus: 'autobús' } }),
  name: localizedText.meta({ title: 'Parada o estación' }),
  lines: z.array(text).min(1).meta({ title: 'Líneas' }),
});

const accommodation = z.strictObject({
  name: text.meta({ title: 'Nombre' }),
  description: localizedText.meta({ title: 'Descripción' }),
  /** The letters on the sign that is drawn while there is no picture of the logo. */
  logo: z
    .strictObject({
      letters: text.max(4).meta({ title: 'Letras del rótulo', description: 'Se dibujan mientras no haya logotipo.' }),
      picture: pictureId.optional().meta({ title: 'Logotipo' }),
    })
    .meta({ title: 'Rótulo' }),
  photo: pictureId.meta({ title: 'Foto' }),
  website: externalLink.optional().meta({ title: 'Página web' }),
  phone: text.optional().meta({ title: 'Teléfono' }),
  /** Advice to a student about the reservation: special rates, long stays. */
  note: localizedText.meta({ title: 'Qué decir al reservar' }),
  sample: z.boolean().meta({
    title: 'Es una muestra',
    description: 'La web dice al lado que el dato es de muestra, hasta que lo confirméis.',
  }),
});

/** A campus: its facts, and the texts of its page in the order of the page. */
export const campus = z.strictObject({
  id: campusId.meta({ office: false }),
  name: localizedText.meta({ title: 'Nombre' }),
  facts: z
    .strictObject({
      airport: z
        .strictObject({
          icao: z
            .string()
            .regex(/^[A-Z]{4}$/, 'an ICAO code has four capital letters')
            .meta({ title: 'Código OACI' }),
          name: localizedText.meta({ title: 'Nombre' }),
          minutesAway: z.number().int().positive().optional().meta({ title: 'Minutos hasta el campus' }),
        })
        .meta({ title: 'Aeropuerto' }),
      transport: z.array(transportLine).min(1).meta({ title: 'Transporte' }),
      /** The pages of the courses taught here, in the order of the list. */
      courses: z.array(routeId).min(1).meta({ office: false }),
    })
    .meta({ title: 'Aeropuerto y transporte' }),
  head,
  hero: localizedTexts({ title: 'Título', lead: 'Entradilla' }).meta({ title: 'Cabecera de la página' }),
  description: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      paragraphs: localizedList(text).meta({ title: 'Párrafos' }),
    })
    .meta({ title: 'Descripción' }),
  carousel: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      /** States that the pictures are drawings and do not show the centre's rooms. */
      note: localizedText.meta({ title: 'Aviso sobre las imágenes' }),
      slides: z
        .array(
          z.strictObject({
            picture: pictureId.meta({ title: 'Imagen' }),
            caption: localizedText.meta({ title: 'Pie' }),
          }),
        )
        .min(1)
        .meta({ title: 'Fotos' }),
    })
    .meta({ title: 'Fotos' }),
  highlights: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      items: z
        .array(localizedTexts({ title: 'Título', text: 'Texto' }))
        .length(8)
        .meta({ title: 'Puntos' }),
    })
    .meta({ title: 'Lo destacado' }),
  courses: localizedTexts({ title: 'Título', text: 'Texto' }).meta({ title: 'Cursos del campus' }),
  gettingHere: localizedTexts({ title: 'Título', text: 'Texto' }).meta({ title: 'Cómo llegar' }),
  /**
   * The map is a drawn plan until the visitor loads the frame: until then, no map service learns of the visit. `tall`
   * is the same plan for phones. If samples are hidden and the street is unconfirmed, the map is hidden too.
   */
  map: z
    .strictObject({
      picture: pictureId.meta({ title: 'Plano' }),
      tall: pictureId.meta({ title: 'Plano para el móvil' }),
      note: localizedText.meta({ title: 'Nota del mapa' }),
      load: localizedText.meta({ title: 'Botón que carga el mapa' }),
      open: localizedText.meta({ title: 'Enlace al mapa' }),
    })
    .optional()
    .meta({ title: 'Mapa' }),
  accommodation: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      intro: localizedText.meta({ title: 'Introducción' }),
      /** Follows the intro while any of the options is a sample. */
      sampleNote: localizedText.meta({
        title: 'Aviso de muestra',
        description: 'Se lee mientras alguno de los datos sea de muestra.',
      }),
      options: z.array(accommodation).length(3).meta({ title: 'Alojamientos' }),
    })
    .optional()
    .meta({ title: 'Alojamiento' }),
  /** `picture` replaces the picture of the tower beside other forms. */
  form: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      intro: localizedText.meta({ title: 'Introducción' }),
      picture: pictureId.optional().meta({ title: 'Imagen' }),
    })
    .meta({ title: 'Formulario' }),
});

export type Campus = z.infer<typeof campus>;
