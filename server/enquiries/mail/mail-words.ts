import type { Language, Localized } from '../../../src/i18n/language.ts';
import type { FormId } from '../../../src/schema/enquiry.ts';

/** What an enquiry is about, by the form it came from. */
export const topics: Readonly<Record<FormId, Localized<string>>> = {
  contact: { es: 'Consulta general', en: 'General question' },
  information: { es: 'Información sobre los cursos', en: 'Course information' },
  campus: { es: 'Información sobre nuestras sedes', en: 'Campus information' },
  'selection-process': { es: 'Preparación de procesos selectivos', en: 'Selection-process preparation' },
  organisation: { es: 'Formación para organizaciones', en: 'Training for organisations' },
};

/** The words of the automatic answer. */
export const visitorWords = {
  es: {
    subject: 'Hemos recibido tu consulta',
    greeting: (name: string | null) => (name === null ? 'Hola:' : `Hola, ${name}:`),
    opening:
      'Nos has escrito desde nuestra web y tu consulta ha llegado bien. Este aviso es automático; la respuesta te la escribirá una persona del centro.',
    topic: 'Sobre qué',
    course: 'Curso',
    campus: 'Sede',
    received: 'Recibida',
    reference: 'Referencia',
    more: (phone: string) => `Si quieres añadir o corregir algo, responde a este correo o llámanos al ${phone}.`,
    notYou:
      '¿No has sido tú? Alguien habrá escrito tu dirección por error: responde a este correo y borraremos la consulta.',
    privacy: 'Usamos tus datos para contestarte. Cómo los tratamos y cómo pedir que los borremos',
  },
  en: {
    subject: 'We have received your enquiry',
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    opening:
      'You wrote to us from our website and your enquiry has arrived safely. This note is automatic; someone at the centre will write the answer.',
    topic: 'About',
    course: 'Course',
    campus: 'Campus',
    received: 'Received',
    reference: 'Reference',
    more: (phone: string) => `If you want to add or correct anything, reply to this e-mail or call us on ${phone}.`,
    notYou:
      'If it was not you, someone must have typed your address by mistake: reply to this e-mail and we will delete the enquiry.',
    privacy: 'We use your data to answer you. How we handle them, and how to have them deleted',
  },
} satisfies Localized<object>;

/** The words of the mail to the centre: in Spanish, the language of its office, whatever the visitor's is. */
export const centreWords = {
  subject: (name: string, about: string) => `Consulta de ${name}: ${about}`,
  opening: 'Responde a este correo y tu respuesta irá a quien ha escrito.',
  mayAdvertise: 'Ha aceptado recibir información comercial.',
  mayNotAdvertise: 'No ha aceptado recibir información comercial: contéstale solo a lo que pregunta.',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  organisation: 'Organización',
  role: 'Cargo',
  topic: 'Formulario',
  course: 'Curso',
  campus: 'Sede',
  message: 'Mensaje',
  language: 'Idioma',
  languages: { es: 'español', en: 'inglés' } satisfies Record<Language, string>,
  received: 'Recibida',
  page: 'Página',
  referrer: 'Llegó desde',
  clickId: 'Clic en anuncio',
  campaign: 'Campaña',
  id: 'Identificador',
};
