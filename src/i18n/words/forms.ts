import { locales, type Language, type Localized } from '../language.ts';
import type { ErrorKey } from '../../schema/form-fields.ts';
import { fields, type FieldErrors, type FieldName } from '../../schema/forms.ts';

/** The words of the form service's documents. Values stand in braces: `{count}`. */
const formWords = {
  'home': { es: '{name}, inicio', en: '{name}, home' },
  'newTab': { es: '(se abre en otra pestaña)', en: '(opens in a new tab)' },
  'optional': { es: 'opcional', en: 'optional' },
  'sending': { es: 'Enviando…', en: 'Sending…' },
  'trap': { es: 'Deja esta casilla vacía', en: 'Leave this box empty' },
  'phone': { es: 'Teléfono', en: 'Phone' },
  'email': { es: 'Correo', en: 'E-mail' },

  'none.course': { es: 'Todavía no lo sé', en: 'Not sure yet' },
  'none.campus': { es: 'Sin preferencia', en: 'No preference' },

  'errors.one': { es: 'Sin enviar: revisa un dato.', en: 'Not sent: please check one field.' },
  'errors.other': {
    es: 'Sin enviar: revisa {count} datos.',
    en: 'Not sent: please check {count} fields.',
  },

  'notice.again.title': { es: 'Falta un paso', en: 'One more step' },
  'notice.again.text': {
    es: 'Repasa lo que has escrito y pulsa el botón una vez más para enviarlo.',
    en: 'Read through what you wrote and press the button once more to send it.',
  },
  'notice.busy.title': { es: 'Demasiados envíos seguidos', en: 'Too many messages in a row' },
  'notice.busy.text': {
    es: 'Han llegado muchos desde tu conexión. Tu texto sigue aquí: espera diez minutos y vuelve a enviarlo, llámanos o escríbenos.',
    en: 'Many have come from your connection. Your text is still here: wait ten minutes and send it again, call us or write to us.',
  },
  'notice.failed.title': { es: 'No se ha podido enviar', en: 'This could not be sent' },
  'notice.failed.text': {
    es: 'Tu texto sigue aquí: inténtalo otra vez dentro de un momento, llámanos o escríbenos.',
    en: 'Your text is still here: try again in a moment, call us or write to us.',
  },

  'sent.title': { es: 'Consulta recibida', en: 'Enquiry received' },
  'sent.text': { es: 'La respuesta irá a {email}.', en: 'The answer will go to {email}.' },
  'sent.reference': { es: 'Referencia', en: 'Reference' },
  'sent.next': { es: 'Continuar', en: 'Continue' },

  'problem.400.title': { es: 'El formulario ha llegado incompleto', en: 'The form arrived incomplete' },
  'problem.400.text': {
    es: 'No hemos podido leer lo que ha enviado el navegador. Vuelve atrás: lo que escribiste sigue en el formulario.',
    en: 'We could not read what the browser sent. Go back: what you wrote is still in the form.',
  },
  'problem.403.title': { es: 'Este envío viene de otra web', en: 'This was sent from another website' },
  'problem.403.text': {
    es: 'Por seguridad solo aceptamos consultas escritas en nuestro propio formulario.',
    en: 'For security we only accept enquiries written in our own form.',
  },
  'problem.404.title': { es: 'Este formulario no existe', en: 'This form does not exist' },
  'problem.404.text': {
    es: 'Puede que la dirección sea antigua. El formulario de contacto llega a las mismas personas.',
    en: 'The address may be an old one. The contact form reaches the same people.',
  },
  'problem.413.title': { es: 'Es demasiado largo', en: 'This is too long' },
  'problem.413.text': {
    es: 'Vuelve atrás y acorta el mensaje. Si necesitas mandarnos un documento, hazlo por correo.',
    en: 'Go back and shorten the message. If you need to send us a document, do so by e-mail.',
  },
  'problem.415.title': { es: 'Este formato no se admite', en: 'This format is not accepted' },
  'problem.415.text': {
    es: 'Aquí solo llegan los datos del formulario. Si necesitas mandarnos un documento, hazlo por correo.',
    en: 'We only accept what the form sends. If you need to send us a document, do so by e-mail.',
  },
  'problem.429.title': { es: 'Demasiadas peticiones seguidas', en: 'Too many requests in a row' },
  'problem.429.text': {
    es: 'Espera unos minutos y vuelve a intentarlo.',
    en: 'Wait a few minutes and try again.',
  },
  'problem.500.title': { es: 'Ha fallado algo en nuestro lado', en: 'Something failed on our side' },
  'problem.500.text': {
    es: 'Vuelve atrás e inténtalo otra vez dentro de un momento: lo que escribiste sigue en el formulario.',
    en: 'Go back and try again in a moment: what you wrote is still in the form.',
  },
  'problem.again': { es: 'Abrir el formulario', en: 'Open the form' },
} as const satisfies Record<string, Localized<string>>;

export type FormWordKey = keyof typeof formWords;

export const fieldLabels: Readonly<Record<FieldName, Localized<string>>> = {
  organisation: { es: 'Organización', en: 'Organisation' },
  role: { es: 'Cargo', en: 'Job title' },
  name: { es: 'Nombre', en: 'Name' },
  email: { es: 'Correo electrónico', en: 'E-mail' },
  phone: { es: 'Teléfono', en: 'Phone' },
  campus: { es: 'Campus', en: 'Campus' },
  course: { es: 'Curso', en: 'Course' },
  message: { es: 'Mensaje', en: 'Message' },
  privacy: { es: 'Protección de datos', en: 'Data protection' },
  marketing: { es: 'Novedades', en: 'News' },
};

const missing: Readonly<Record<FieldName, Localized<string>>> = {
  organisation: { es: 'Escribe el nombre de tu organización.', en: 'Enter the name of your organisation.' },
  role: { es: 'Escribe tu cargo.', en: 'Enter your job title.' },
  name: { es: 'Escribe tu nombre.', en: 'Enter your name.' },
  email: { es: 'Escribe tu correo: ahí te responderemos.', en: 'Enter your e-mail address: our answer goes there.' },
  phone: { es: 'Escribe tu teléfono.', en: 'Enter your phone number.' },
  campus: { es: 'Elige un campus.', en: 'Choose a campus.' },
  course: { es: 'Elige un curso.', en: 'Choose a course.' },
  message: { es: 'Escribe tu mensaje.', en: 'Write your message.' },
  privacy: { es: 'Marca esta casilla para que podamos responderte.', en: 'Tick this box so that we can answer you.' },
  marketing: { es: 'Marca esta casilla.', en: 'Tick this box.' },
};

const malformed: Readonly<Partial<Record<FieldName, Localized<string>>>> = {
  name: { es: 'El nombre necesita alguna letra.', en: 'A name needs at least one letter.' },
  email: {
    es: 'Revisa el correo: se escribe como nombre@example.com.',
    en: 'Check the e-mail address: it is written like name@example.com.',
  },
  phone: {
    es: 'Revisa el teléfono: cifras, espacios y prefijo, como +34\u00a0600\u00a0000\u00a0000.',
    en: 'Check the phone number: digits, spaces and prefix, such as +34\u00a0600\u00a0000\u00a0000.',
  },
};

const forbidden: Localized<string> = {
  es: 'Tiene saltos de línea o caracteres ocultos que no se pueden guardar: escríbelo de nuevo, por favor.',
  en: 'It has line breaks or hidden characters that cannot be stored: please type it again.',
};

const tooLong: Localized<string> = {
  es: 'Demasiado largo: caben {limit} caracteres.',
  en: 'Too long: {limit} characters fit.',
};

/** A text of the form documents in one language; a value that is missing leaves its placeholder standing. */
export function formWord(key: FormWordKey, language: Language, values: Record<string, string | number> = {}): string {
  return fill(formWords[key][language], values);
}

/** What a refused value is told, next to its field. */
export function errorMessage(field: FieldName, error: ErrorKey, language: Language): string {
  if (error === 'missing') return missing[field][language];
  if (error === 'malformed') return (malformed[field] ?? forbidden)[language];
  if (error === 'forbidden') return forbidden[language];
  return fill(tooLong[language], { limit: new Intl.NumberFormat(locales[language]).format(fields[field].maxLength) });
}

/** Says that nothing was sent, and how many fields have to be looked at. */
export function errorSummary(errors: FieldErrors, language: Language): string {
  const count = Object.keys(errors).length;
  return formWord(count === 1 ? 'errors.one' : 'errors.other', language, { count });
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
