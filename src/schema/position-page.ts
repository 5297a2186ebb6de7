import { z } from 'zod';
import { exerciseIds } from '../simulation/exercise.ts';
import { head, localizedList, localizedText, text, localizedTexts } from './localized.ts';
import { linkedCourseId } from './references.ts';

const passage = localizedTexts({ title: 'Título', text: 'Texto' });

const exercise = z.strictObject({
  id: z.enum(exerciseIds).meta({ office: false }),
  title: localizedText.meta({ title: 'Título' }),
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
export const positionPage = z.strictObject({
  head,
  hero: localizedTexts({ title: 'Título', lead: 'Entradilla' }).meta({ title: 'Cabecera de la página' }),
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
  note: passage.meta({ title: 'Nota' }),
});
