import type { Language, Localized } from '../../../src/i18n/language.ts';

/** Words of several mails to visitors. */
export const commonWords = {
  es: {
    greeting: (name: string | null) => (name === null ? 'Hola:' : `Hola, ${name}:`),
    questions: (phone: string) => `Si tienes alguna pregunta, responde a este correo o llámanos al ${phone}.`,
    privacy: 'Cómo tratamos tus datos y qué derechos tienes',
  },
  en: {
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    questions: (phone: string) => `If you have a question, reply to this e-mail or call us on ${phone}.`,
    privacy: 'How we handle your data, and your rights',
  },
} satisfies Localized<object>;

/** The words of the automatic answer. */
export const visitorWords = {
  es: {
    subject: 'Hemos recibido tu consulta',
    opening:
      'Hemos recibido la consulta que nos has enviado desde la web. Este aviso es automático; te contestaremos a esta dirección.',
    topic: 'Sobre qué',
    documents: 'Documentos',
    received: 'Recibida',
    reference: 'Referencia',
    syllabus: 'Programa del curso, en PDF',
    more: (phone: string) => `Si quieres añadir o corregir algo, responde a este correo o llámanos al ${phone}.`,
    notYou:
      '¿No has sido tú? Alguien habrá escrito tu dirección por error: responde a este correo y borraremos la consulta.',
    privacy: 'Usamos tus datos para contestarte. Cómo los tratamos y qué derechos tienes',
  },
  en: {
    subject: 'We have received your enquiry',
    opening:
      'We have received the enquiry that you sent from our website. This is an automatic message; our reply will come to this address.',
    topic: 'About',
    documents: 'Documents',
    received: 'Received',
    reference: 'Reference',
    syllabus: 'Course syllabus (PDF)',
    more: (phone: string) => `If you want to add or correct anything, reply to this e-mail or call us on ${phone}.`,
    notYou:
      'If this was not you, someone must have typed your address by mistake: reply to this e-mail and we will delete the enquiry.',
    privacy: 'We use your data to answer you. How we handle it, and your rights',
  },
} satisfies Localized<object>;

/** The words of the mail to the centre: always in Spanish, the language of its office. */
export const centreWords = {
  subject: (name: string, about: string) => `Consulta de ${name}: ${about}`,
  opening: 'Si respondes a este correo, tu respuesta va a la persona que ha escrito.',
  topic: 'Formulario',
  language: 'Idioma',
  languages: { es: 'español', en: 'inglés' } satisfies Record<Language, string>,
  received: 'Recibida',
  page: 'Página',
  referrer: 'Llegó desde',
  clickId: 'Clic en anuncio',
  campaign: 'Campaña',
  id: 'Identificador',
};
