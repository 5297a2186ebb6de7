import { z } from 'zod';
import { exerciseIds } from '../exercises/simulation/exercise.ts';
import { head, localizedList, localizedText, text, localizedTexts } from './localized.ts';
import { linkedCourseId } from './references.ts';
import { object } from './object.ts';

const passage = localizedTexts(['title', 'text']);

const exercise = object({
  id: z.enum(exerciseIds).meta({ office: false }),
  title: localizedText,
  sentence: localizedText.meta({ title: 'Frase' }),
  /** The pace of its clock compared with real time; absent if it is the same. */
  pace: localizedText.optional().meta({ title: 'Ritmo' }),
  tasks: localizedList(text).meta({ title: 'Tareas' }),
  /** The course that teaches it. */
  course: linkedCourseId.meta({ title: 'Curso que lo enseña' }),
  /** Text alternative of its drawing. */
  drawing: localizedText.meta({ title: 'Descripción del dibujo' }),
  example: passage.meta({ title: 'Ejemplo' }),
});

/** The content of the page with the simulator exercises at a controller's position. */
export const positionPage = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  start: localizedTexts({
    choose: 'Elegir',
    sign: 'Rótulo',
    tasks: 'Tareas',
    radio: 'Radio',
    spanish: 'Español',
    english: 'Inglés',
    stepped: 'Paso a paso',
    challenge: 'Reto',
    soon: 'Próximamente',
    withoutScript: 'Sin JavaScript',
    course: 'Enlace al curso',
  }).meta({ title: 'Antes de empezar' }),
  exercises: z.array(exercise).length(exerciseIds.length).meta({ title: 'Ejercicios' }),
  note: passage,
});
