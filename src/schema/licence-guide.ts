import { z } from 'zod';
import { head, localizedList, localizedText, text, localizedTexts } from './localized.ts';
import { checklist } from '../tools/licence-checklist/content.ts';
import { anchor, externalLink } from './references.ts';

const linkIds = [
  'mint',
  'clave',
  'fee-payment',
  'single-form',
  'general-application',
  'medical-centres',
  'language-centres',
] as const;
const linkId = z.enum(linkIds);

const officialLink = z.strictObject({
  label: localizedText.meta({ title: 'Texto del enlace' }),
  /** An address known to be stable: often the entrance page of an office, since the pages behind it move. */
  url: externalLink.meta({ title: 'Dirección de la página' }),
  /** Words to look for on that page. */
  find: localizedText.meta({ title: 'Qué buscar allí' }),
});

const point = localizedTexts({ title: 'Título', text: 'Texto' });

/**
 * A text to paste into the authority's form, in Spanish in both languages of the page. It may have `{centre.…}`
 * placeholders.
 */
const application = z.strictObject({
  id: z.enum(['block1', 'block2Student', 'block2Licence', 'completeRating']).meta({ office: false }),
  title: localizedText.meta({ title: 'Título' }),
  /** The purpose of the text and who should use it. */
  explanation: localizedText.meta({ title: 'Explicación' }),
  subject: text.meta({ title: 'Asunto' }),
  statement: text.meta({ title: 'Exposición' }),
  request: text.meta({ title: 'Solicitud' }),
});

/** The guide to applying for the student licence. */
export const licenceGuide = z.strictObject({
  head,
  hero: localizedTexts({ title: 'Título', lead: 'Entradilla' }).meta({ title: 'Cabecera de la página' }),
  introduction: localizedList(text).meta({ title: 'Introducción' }),
  /**
   * The day on which form numbers, tariff, rules and links were last compared with the authority's; `null` before the
   * first time. The content audit reports `null` and days more than six months ago.
   */
  checkedOn: z.iso
    .date()
    .nullable()
    .meta({ title: 'Día de la última comprobación', description: 'Cuando se comparó todo con la autoridad.' }),
  authorityFirst: localizedText.meta({ title: 'La autoridad manda' }),
  links: z.record(linkId, officialLink).meta({ title: 'Enlaces' }),
  steps: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      items: z
        .array(
          point.extend({
            id: anchor,
            documents: localizedList(text).optional().meta({ title: 'Documentos' }),
            links: z.array(linkId).min(1).meta({ office: false }),
            /** The anchor of the accordion with the details. */
            details: z.enum(['fee', 'single-form', 'application']).optional().meta({ office: false }),
          }),
        )
        .length(5)
        .meta({ title: 'Pasos' }),
    })
    .meta({ title: 'Pasos' }),
  checklist,
  instructions: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      fee: z
        .strictObject({
          title: localizedText.meta({ title: 'Título' }),
          points: z.array(point).min(1).meta({ title: 'Puntos' }),
        })
        .meta({ title: 'Tasa' }),
      singleForm: z
        .strictObject({
          title: localizedText.meta({ title: 'Título' }),
          points: z.array(point).min(1).meta({ title: 'Puntos' }),
        })
        .meta({ title: 'Formulario único' }),
      application: z
        .strictObject({
          title: localizedText.meta({ title: 'Título' }),
          applicant: point.meta({ title: 'Solicitante' }),
          data: point
            .extend({
              choose: localizedText.meta({ title: 'Elegir' }),
              labels: localizedTexts({ subject: 'Asunto', statement: 'Exposición', request: 'Solicitud' }).meta({
                title: 'Nombres de las casillas',
              }),
              copy: localizedText.meta({ title: 'Botón de copiar' }),
              copied: localizedText.meta({ title: 'Ya copiado' }),
              texts: z.array(application).length(4).meta({ title: 'Textos para copiar' }),
            })
            .meta({ title: 'Datos de la solicitud' }),
          documents: point
            .extend({ items: localizedList(text).meta({ title: 'Documentos' }) })
            .meta({ title: 'Documentos' }),
          signature: point.meta({ title: 'Firma' }),
        })
        .meta({ title: 'Solicitud general' }),
    })
    .meta({ title: 'Instrucciones' }),
  faq: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      items: z
        .array(localizedTexts({ question: 'Pregunta', answer: 'Respuesta' }))
        .min(1)
        .meta({ title: 'Preguntas' }),
    })
    .meta({ title: 'Preguntas frecuentes' }),
  usefulLinks: z
    .strictObject({
      title: localizedText.meta({ title: 'Título' }),
      items: z.array(linkId).length(5).meta({ office: false }),
    })
    .meta({ title: 'Enlaces útiles' }),
  help: localizedTexts({ label: 'Botón', text: 'Texto', subject: 'Asunto' }).meta({ title: 'Ayuda' }),
  print: localizedText.meta({ title: 'Imprimir' }),
});
