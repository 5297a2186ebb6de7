import { z } from 'zod';
import { head, localizedText, localizedTexts } from './localized.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';

/** The texts of the contact page. Addresses, phone and hours are in `content/centre.yaml`. */
export const contactPage = z.strictObject({
  head,
  hero: localizedTexts({ title: 'Título', lead: 'Entradilla' }).meta({ title: 'Cabecera de la página' }),
  panel: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      email: localizedText.meta({ title: 'Correo' }),
      phones: localizedTexts({ madrid: 'Madrid', canarias: 'Canarias' }).meta({ title: 'Teléfonos' }),
      /** The response time of a written answer. */
      answer: z
        .strictObject({
          label: localizedText.meta({ title: 'Nombre' }),
          text: localizedText.meta({ title: 'Plazo' }),
          ...sampleAnswer,
        })
        .refine(asksWhileSample, asksWhileSampleMessage)
        .optional()
        .meta({ title: 'Cuánto tardamos en contestar' }),
      hours: z
        .strictObject({
          title: localizedText.meta({ title: 'Título' }),
          /** Placeholders: `{days}`, `{opens}` and `{closes}`. */
          days: localizedText.meta({
            title: 'Días y horas',
            description: '{days} son los días, con mayúscula inicial; {opens} y {closes}, las horas.',
          }),
          weekend: localizedText.meta({ title: 'Fin de semana' }),
          zone: localizedText.meta({ title: 'Hora de Canarias' }),
          /** Placeholders: `{closes}`. */
          openNow: localizedText.meta({ title: 'Abierto ahora', description: '{closes} es la hora de cierre.' }),
          /** Closed now, open later today. Placeholders: `{opens}`. */
          opensToday: localizedText.meta({
            title: 'Abre hoy más tarde',
            description: '{opens} es la hora de apertura.',
          }),
          /** Closed for today. Placeholders: `{day}` and `{opens}`. */
          opensLater: localizedText.meta({ title: 'Abre otro día', description: '{day} es el día y {opens} la hora.' }),
        })
        .meta({ title: 'Horario' }),
    })
    .meta({ title: 'Panel de contacto' }),
  centres: localizedTexts({
    title: 'Título',
    madrid: 'Madrid',
    canarias: 'Canarias',
    action: 'Botón',
  }).meta({ title: 'Centros' }),
});
