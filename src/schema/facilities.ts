import { z } from 'zod';
import { localizedText, localizedTexts } from './localized.ts';
import { campusId } from './references.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';
import { object } from './object.ts';

/** The simulators and rooms for practice, for every page that describes them. */
export const facilities = object({
  title: localizedText,
  intro: localizedText,
  /** The caption of the table: a note about its content. */
  note: localizedText.meta({ title: 'Nota sobre la tabla' }),
  /** Follows the note while any row of the table is a sample. */
  sampleNote: localizedText.meta({
    title: 'Aviso de muestra',
    description: 'Se lee mientras alguno de los datos sea de muestra.',
  }),
  columns: localizedTexts({
    name: 'Nombre',
    places: 'Campus',
    positions: 'Puestos',
    purpose: 'Para qué sirve',
    software: 'Programa informático',
  }).meta({ title: 'Títulos de las columnas' }),
  items: z
    .array(
      object({
        name: localizedText,
        places: z.array(campusId).min(1).meta({ title: 'Campus' }),
        positions: localizedText.meta({ title: 'Puestos' }),
        purpose: localizedText.meta({ title: 'Para qué sirve' }),
        software: localizedText.meta({ title: 'Programa informático' }),
        ...sampleAnswer,
      }).refine(asksWhileSample, asksWhileSampleMessage),
    )
    .min(1)
    .meta({ title: 'Simuladores y aulas' }),
});
