import type { Field } from './field.ts';
import { proposalFields } from './proposal-fields.ts';
import type { ReservedName } from './reserved-name.ts';

/**
 * Every field that a form of the site may have, by its name in requests and in storage. Mails, lists and exports have
 * this order. A new field needs an entry here and its name in the forms that ask for it (`../form-shapes.ts`).
 */
export const fields = {
  name: {
    type: 'name',
    width: 'half',
    maxLength: 100,
    autocomplete: 'name',
    label: { es: 'Nombre', en: 'Name' },
    missing: { es: 'Escribe tu nombre.', en: 'Enter your name.' },
    malformed: { es: 'El nombre necesita alguna letra.', en: 'A name needs at least one letter.' },
    list: { heading: 'NAME', width: 28 },
    letters: { centre: 'Nombre' },
  },
  email: {
    type: 'email',
    width: 'half',
    maxLength: 254,
    autocomplete: 'email',
    label: { es: 'Correo electrónico', en: 'E-mail' },
    missing: {
      es: 'Escribe tu correo: ahí te responderemos.',
      en: 'Enter your e-mail address: our answer goes there.',
    },
    malformed: {
      es: 'Revisa el correo: se escribe como nombre@example.com.',
      en: 'Check the e-mail address: it is written like name@example.com.',
    },
    list: { heading: 'E-MAIL', width: 36 },
    letters: { centre: 'Correo' },
  },
  phone: {
    type: 'phone',
    width: 'half',
    maxLength: 40,
    autocomplete: 'tel',
    label: { es: 'Teléfono', en: 'Phone' },
    missing: { es: 'Escribe tu teléfono.', en: 'Enter your phone number.' },
    malformed: {
      es: 'Revisa el teléfono: cifras, espacios y prefijo, como +34\u00a0600\u00a0000\u00a0000.',
      en: 'Check the phone number: digits, spaces and prefix, such as +34\u00a0600\u00a0000\u00a0000.',
    },
    list: { heading: 'PHONE', width: 18 },
    letters: { centre: 'Teléfono' },
  },
  organisation: {
    type: 'line',
    width: 'half',
    maxLength: 150,
    autocomplete: 'organization',
    label: { es: 'Organización', en: 'Organisation' },
    missing: { es: 'Escribe el nombre de tu organización.', en: 'Enter the name of your organisation.' },
    list: null,
    letters: { centre: 'Organización' },
  },
  role: {
    type: 'line',
    width: 'half',
    maxLength: 100,
    autocomplete: 'organization-title',
    label: { es: 'Cargo', en: 'Job title' },
    missing: { es: 'Escribe tu cargo.', en: 'Enter your job title.' },
    list: null,
    letters: { centre: 'Cargo' },
  },
  course: {
    type: 'choice',
    choices: 'courses',
    fromPage: true,
    width: 'row',
    label: { es: 'Curso', en: 'Course' },
    missing: { es: 'Elige un curso.', en: 'Choose a course.' },
    none: { es: 'Todavía no lo sé', en: 'Not sure yet' },
    list: { heading: 'COURSE', width: 24 },
    letters: { centre: 'Curso', visitor: { es: 'Curso', en: 'Course' } },
  },
  campus: {
    type: 'choice',
    choices: 'campuses',
    fromPage: true,
    width: 'half',
    label: { es: 'Campus', en: 'Campus' },
    missing: { es: 'Elige un campus.', en: 'Choose a campus.' },
    none: { es: 'Sin preferencia', en: 'No preference' },
    list: null,
    letters: { centre: 'Campus', visitor: { es: 'Campus', en: 'Campus' } },
  },
  country: {
    type: 'line',
    width: 'row',
    maxLength: 100,
    label: { es: 'País de tu licencia, si tienes', en: 'Country of your licence, if any' },
    missing: { es: 'Escribe el país que expidió tu licencia.', en: 'Enter the country that issued your licence.' },
    list: null,
    letters: { centre: 'País de la licencia' },
  },
  ...proposalFields,
  message: {
    type: 'text',
    width: 'row',
    maxLength: 4000,
    label: { es: 'Mensaje', en: 'Message' },
    missing: { es: 'Escribe tu mensaje.', en: 'Write your message.' },
    list: null,
    letters: { centre: 'Mensaje' },
  },
  privacy: {
    type: 'consent',
    linksPolicy: true,
    label: { es: 'Protección de datos', en: 'Data protection' },
    missing: { es: 'Marca esta casilla para que podamos responderte.', en: 'Tick this box so that we can answer you.' },
    letters: { centre: null },
  },
  marketing: {
    type: 'consent',
    linksPolicy: false,
    label: { es: 'Novedades', en: 'News' },
    missing: { es: 'Marca esta casilla.', en: 'Tick this box.' },
    letters: {
      centre: {
        given: 'Ha aceptado recibir información comercial.',
        refused: 'No ha aceptado recibir información comercial: contéstale solo a lo que pregunta.',
      },
    },
  },
} as const satisfies Readonly<Record<string, Field>> & Readonly<Partial<Record<ReservedName, never>>>;
