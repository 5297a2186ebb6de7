import { head, localizedText, localizedTexts } from './localized.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';
import { object } from './object.ts';

/** The texts of the contact page. Addresses, phone and hours are in `content/centre.yaml`. */
export const contactPage = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  panel: object({
    title: localizedText,
    email: localizedText,
    phones: localizedTexts(['madrid', 'canarias']).meta({ title: 'Teléfonos' }),
    /** The response time of a written answer. */
    answer: object({
      label: localizedText.meta({ title: 'Nombre' }),
      text: localizedText.meta({ title: 'Plazo' }),
      ...sampleAnswer,
    })
      .refine(asksWhileSample, asksWhileSampleMessage)
      .optional()
      .meta({ title: 'Cuánto tardamos en contestar' }),
    hours: object({
      title: localizedText,
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
      opensToday: localizedText.meta({ title: 'Abre hoy más tarde', description: '{opens} es la hora de apertura.' }),
      /** Closed for today. Placeholders: `{day}` and `{opens}`. */
      opensLater: localizedText.meta({ title: 'Abre otro día', description: '{day} es el día y {opens} la hora.' }),
    }).meta({ title: 'Horario' }),
  }).meta({ title: 'Panel de contacto' }),
  centres: localizedTexts(['title', 'madrid', 'canarias', 'action']).meta({ title: 'Centros' }),
});
