import { z } from 'zod';
import { head, localizedList, localizedText, text, localizedTexts } from './localized.ts';
import { courseId, linkedCourseId, pictureId } from './references.ts';
import { object } from './object.ts';

const months = z.int().positive();
const campusCard = object({ picture: pictureId, action: localizedText });

/** A board of strips; figures are read from the courses' facts. */
export const courseBoard = object({
  title: localizedText,
  text: localizedText,
  strips: z
    .array(object({ course: linkedCourseId, detail: localizedText.meta({ title: 'Detalle' }) }))
    .min(3)
    .meta({ title: 'Cursos de la lista' }),
  action: localizedText,
});

/** A key's name, the controller's instruction, and the separation twenty seconds later. */
const tasteKey = localizedTexts({ name: 'Nombre', call: 'Lo que dice control', words: 'Lo que queda' });

/** The home page's own texts; courses, campuses, services and articles have their own files. */
export const homePage = object({
  head,
  /** `beginner`: the course for beginners, shown beside the announced edition. */
  hero: object({
    title: localizedText,
    text: localizedText,
    beginner: object({ course: linkedCourseId, detail: localizedText.meta({ title: 'Detalle' }) }).meta({
      title: 'Curso para empezar',
    }),
  }),
  /** Two converging aircraft and three instructions, as a short preview of the exercises. */
  taste: object({
    title: localizedText,
    text: localizedText,
    keys: object({
      climb: tasteKey.meta({ title: 'Subida' }),
      turn: tasteKey.meta({ title: 'Viraje' }),
      slow: tasteKey.meta({ title: 'Velocidad' }),
    }).meta({ title: 'Instrucciones' }),
    action: localizedText,
  }).meta({ title: 'Prueba de control' }),
  who: object({
    title: localizedText,
    text: localizedText,
    /**
     * Answers to a newcomer's first questions. The audience is written here; length, price and start are read from
     * the courses.
     */
    facts: object({
      forWhom: object({
        label: localizedText.meta({ title: 'Pregunta' }),
        lines: localizedList(text).meta({ title: 'Líneas' }),
      }).meta({ title: 'Para quién' }),
      howLong: localizedText.meta({ title: 'Cuánto dura' }),
      howMuch: localizedText.meta({ title: 'Cuánto cuesta' }),
      when: localizedText.meta({ title: 'Cuándo empieza' }),
      courses: z.array(object({ course: courseId, name: localizedText })).min(1),
    }).meta({ title: 'Primeras preguntas' }),
    /** The title and text above the profile: they compare the two ways to the licence. */
    climb: localizedTexts(['title', 'text']).meta({ title: 'El ascenso' }),
    /** The way to the licence, drawn as a vertical profile of a climb over the months of the initial course. */
    profile: object({
      /** Text alternative of the drawing. */
      label: localizedText.meta({ title: 'Descripción del dibujo' }),
      admission: localizedText.meta({ title: 'Admisión' }),
      basic: localizedText.meta({ title: 'Formación básica' }),
      rating: localizedText.meta({ title: 'Habilitación' }),
      licence: localizedText.meta({ title: 'Licencia' }),
      endOfBasic: localizedText.meta({ title: 'Fin de la básica' }),
      start: localizedText.meta({ title: 'Comienzo' }),
      basicMonths: months.meta({ title: 'Meses de básica' }),
      ratingMonths: months.meta({ title: 'Meses de habilitación' }),
      /** The way block by block, drawn below the initial course; its lengths are read from the courses. */
      blocks: localizedTexts({
        label: 'Descripción',
        name: 'Nombre',
        first: 'Primer bloque',
        both: 'Los dos bloques',
      }).meta({ title: 'Camino por bloques' }),
    }).meta({ title: 'Perfil del ascenso' }),
    action: localizedText,
  }).meta({ title: 'Quiénes somos' }),
  campuses: object({
    title: localizedText,
    text: localizedText,
    cards: object({ madrid: campusCard, canarias: campusCard }).meta({ title: 'Fichas' }),
  }).meta({ title: 'Campus' }),
  training: courseBoard.meta({ title: 'Formación' }),
  services: object({
    title: localizedText,
    text: localizedText,
    items: localizedTexts({
      continuous: 'Formación continua',
      consulting: 'Consultoría',
      content: 'Contenido',
      evaluation: 'Evaluación',
    }).meta({ title: 'Servicios' }),
    action: localizedText,
  }).meta({ title: 'Servicios' }),
  admission: object({
    label: localizedText.meta({ title: 'Antetítulo' }),
    picture: pictureId,
    caption: localizedText.meta({ title: 'Pie' }),
    checklist: object({
      title: localizedText,
      items: z
        .array(localizedTexts({ label: 'Requisito', value: 'Qué se pide' }))
        .min(3)
        .meta({ title: 'Requisitos' }),
      action: localizedText,
    }).meta({ title: 'Requisitos' }),
  }).meta({ title: 'Admisión' }),
  certified: localizedTexts(['text']).meta({ title: 'Certificación' }),
  blog: localizedTexts(['title', 'action']).meta({ title: 'Blog' }),
  contact: localizedTexts(['title', 'intro']).meta({ title: 'Contacto' }),
});
