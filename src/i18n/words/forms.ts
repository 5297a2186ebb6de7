import { locales, type Language, type Localized } from '../language.ts';
import { fill, type Values } from './fill.ts';
import { visitNotes } from './visit-notes.ts';
import { maxLengthOf, type Field } from '../../schema/fields/field.ts';
import { isDocumentFault, type ErrorKey } from '../../schema/fields/field-type.ts';

/** The texts of the HTML documents that the form service renders. Placeholders are in braces: `{count}`. */
const formWords = {
  'home': { es: '{name}, inicio', en: '{name}, home' },
  'other': { es: 'English', en: 'Español' },
  'newTab': { es: '(se abre en otra pestaña)', en: '(opens in a new tab)' },
  'optional': { es: 'opcional', en: 'optional' },
  'sending': { es: 'Enviando…', en: 'Sending…' },
  'trap': { es: 'Deja esta casilla vacía', en: 'Leave this box empty' },
  'phone': { es: 'Teléfono', en: 'Phone' },
  'email': { es: 'Correo', en: 'E-mail' },
  'reveal': { es: 'Haz clic para mostrar', en: 'Click to reveal' },

  'errors.one': { es: 'Sin enviar: revisa un dato.', en: 'Not sent: please check one field.' },
  'errors.other': {
    es: 'Sin enviar: revisa {count} datos.',
    en: 'Not sent: please check {count} fields.',
  },

  'notice.again.title': { es: 'Falta un paso', en: 'One more step' },
  'notice.again.text': {
    es: 'Repasa lo que has escrito y pulsa el botón una vez más para enviarlo.',
    en: 'Check what you wrote and press the button again to send it.',
  },
  'notice.another.title': { es: 'La consulta anterior ya nos llegó', en: 'We already have your earlier enquiry' },
  'notice.another.text': {
    es: 'Este formulario ya se envió antes con otro contenido. Lo que has escrito ahora sigue aquí: pulsa el botón una vez más para enviarlo como una consulta nueva.',
    en: 'This form was sent earlier with different content. What you have written now is still here: press the button again to send it as a new enquiry.',
  },
  'notice.busy.title': { es: 'Demasiados envíos seguidos', en: 'Too many messages in a row' },
  'notice.busy.text': {
    es: 'Han llegado muchos desde tu conexión. Tu texto sigue aquí: espera diez minutos y vuelve a enviarlo, llámanos o escríbenos.',
    en: 'Too many have come from your connection. Your text is still here: wait ten minutes and send it again, call us or write to us.',
  },
  'notice.failed.title': { es: 'No se ha podido enviar', en: 'This could not be sent' },
  'notice.failed.text': {
    es: 'Tu texto sigue aquí: inténtalo otra vez dentro de un momento, llámanos o escríbenos.',
    en: 'Your text is still here: try again in a moment, call us or write to us.',
  },

  'sent.title': { es: 'Consulta recibida', en: 'Enquiry received' },
  'sent.text': { es: 'La respuesta irá a {email}.', en: 'We will reply to {email}.' },
  'sent.proposal.title': { es: 'Petición recibida', en: 'Request received' },
  'sent.proposal.text': {
    es: 'Te contestaremos a {email}. Este es el resumen de lo que has pedido: imprímelo o guárdalo. Por correo te llega con las opciones, las fechas y los números; lo que escribiste con tus palabras solo lo recibe el centro.',
    en: 'We will reply to {email}. This is a summary of your request: print it or save it. Our e-mail to you repeats the options, dates and numbers; what you wrote in your own words goes only to the centre.',
  },
  'sent.print': { es: 'Imprimir el resumen', en: 'Print the summary' },
  'summary.title': { es: 'Tu petición', en: 'Your request' },
  'draft.kept': {
    es: 'Lo escrito se guarda en este navegador hasta que lo envíes, salvo los documentos.',
    en: 'What you write is saved in this browser until you send it, except for the documents.',
  },
  'draft.forget': { es: 'Borrarlo', en: 'Delete it' },
  'sent.reference': { es: 'Referencia', en: 'Reference' },
  'sent.next': { es: 'Continuar', en: 'Continue' },

  'tellMe.asked.title': { es: 'Mira tu correo', en: 'Check your e-mail' },
  'tellMe.asked.text': {
    es: 'Hemos escrito a {email} con un enlace. Ábrelo y confirma: hasta entonces no te avisaremos. Si no llega en unos minutos, busca en el correo no deseado.',
    en: 'We have sent a link to {email}. Open it to confirm: until then you will get no alerts. If it does not arrive within a few minutes, check your spam folder.',
  },
  'tellMe.confirm.title': { es: 'Confirma el aviso', en: 'Confirm your alert' },
  'tellMe.confirm.text': {
    es: 'Te escribiremos cuando {course} abra una edición o tenga plazas, como mucho durante {months} meses. Cada aviso lleva un enlace para darte de baja.',
    en: 'We will write to you when {course} opens an intake or has places, for up to {months} months. Every alert has a link to unsubscribe.',
  },
  'tellMe.confirm.call': {
    es: 'Te escribiremos cuando salga la convocatoria de controladores de ENAIRE, como mucho durante {months} meses. Cada aviso lleva un enlace para darte de baja.',
    en: 'We will write to you when ENAIRE opens its selection round for controllers, for up to {months} months. Every alert has a link to unsubscribe.',
  },
  'tellMe.confirm.button': { es: 'Sí, quiero el aviso', en: 'Yes, alert me' },
  'tellMe.confirmed.title': { es: 'Te avisaremos', en: 'Your alert is on' },
  'tellMe.confirmed.text': {
    es: 'Está confirmado. Cuando {course} abra una edición o tenga plazas, te escribiremos. Puedes cerrar esta página.',
    en: 'Confirmed. We will write to you when {course} opens an intake or has places. You can close this page.',
  },
  'tellMe.confirmed.call': {
    es: 'Está confirmado. Cuando salga la convocatoria de ENAIRE, te escribiremos. Puedes cerrar esta página.',
    en: 'Confirmed. We will write to you when ENAIRE opens its selection round. You can close this page.',
  },
  'tellMe.expired.title': { es: 'Este enlace ya no sirve', en: 'This link no longer works' },
  'tellMe.expired.text': {
    es: 'Han pasado más de {days} días, o la dirección ya no está en la lista. Puedes pedir el aviso otra vez.',
    en: 'More than {days} days have passed, or the address is no longer on the list. You can sign up again.',
  },
  'tellMe.expired.again': { es: 'Pedir el aviso otra vez', en: 'Sign up again' },
  'tellMe.unsubscribe.title': { es: '¿Dejamos de avisarte?', en: 'Unsubscribe?' },
  'tellMe.unsubscribe.text': {
    es: 'Borraremos tu dirección de los avisos de todos los cursos.',
    en: 'We will remove your address from the alerts of every course.',
  },
  'tellMe.unsubscribe.button': { es: 'Darme de baja', en: 'Unsubscribe' },
  'tellMe.unsubscribed.title': { es: 'No te avisaremos más', en: 'You are unsubscribed' },
  'tellMe.unsubscribed.text': {
    es: 'Tu dirección no está en la lista de avisos. Puedes cerrar esta página.',
    en: 'Your address is no longer on the list. You can close this page.',
  },
  'tellMe.unavailable.title': { es: 'Ahora mismo no se puede', en: 'This is not possible right now' },
  'tellMe.unavailable.text': {
    es: 'Ha fallado algo en nuestro lado y no ha cambiado nada. El enlace sigue sirviendo: ábrelo otra vez dentro de un momento, llámanos o escríbenos.',
    en: 'Something went wrong on our side, and nothing has changed. The link still works: open it again in a moment, call us or write to us.',
  },

  ...visitNotes,

  'problem.400.title': { es: 'El formulario ha llegado incompleto', en: 'The form arrived incomplete' },
  'problem.400.text': {
    es: 'Una parte se ha perdido por el camino. Vuelve atrás: lo que escribiste sigue en el formulario.',
    en: 'Part of it got lost on the way. Go back: what you wrote is still in the form.',
  },
  'problem.403.title': { es: 'Este envío viene de otra web', en: 'This came from another website' },
  'problem.403.text': {
    es: 'Por seguridad solo aceptamos consultas escritas en nuestro propio formulario.',
    en: 'For security, we accept enquiries only from our own form.',
  },
  'problem.404.title': { es: 'Este formulario no existe', en: 'This form does not exist' },
  'problem.404.text': {
    es: 'Puede que la dirección sea antigua. El formulario de contacto llega a las mismas personas.',
    en: 'The address may be out of date. The contact form reaches the same people.',
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
  'problem.500.title': { es: 'Ha fallado algo en nuestro lado', en: 'Something went wrong on our side' },
  'problem.500.text': {
    es: 'Vuelve atrás e inténtalo otra vez dentro de un momento: lo que escribiste sigue en el formulario.',
    en: 'Go back and try again in a moment: what you wrote is still in the form.',
  },
  'problem.again': { es: 'Abrir el formulario', en: 'Open the form' },
} as const satisfies Record<string, Localized<string>>;

export type FormWordKey = keyof typeof formWords;

const forbidden: Localized<string> = {
  es: 'Tiene saltos de línea o caracteres ocultos que no se pueden guardar: escríbelo de nuevo, por favor.',
  en: 'It contains line breaks or hidden characters that we cannot store: please type it again.',
};

const tooLong: Localized<string> = {
  es: 'Demasiado largo: caben {limit} caracteres.',
  en: 'Too long: the limit is {limit} characters.',
};

/** A text of the form documents in one language; a missing value leaves its placeholder. */
export function formWord(key: FormWordKey, language: Language, values: Values = {}): string {
  return fill(formWords[key][language], values);
}

/** Explains a refused value, next to its field. */
export function errorMessage(field: Field, error: ErrorKey, language: Language): string {
  if (error === 'missing') return field.missing[language];
  if (error === 'malformed' && 'malformed' in field) return field.malformed[language];
  if (isDocumentFault(error) && field.type === 'documents') return field.faults[error][language];
  if (error !== 'tooLong') return forbidden[language];
  return fill(tooLong[language], { limit: new Intl.NumberFormat(locales[language]).format(maxLengthOf(field)) });
}

/** The message that nothing was sent, with the number of fields to correct. */
export function errorSummary(count: number, language: Language): string {
  return formWord(count === 1 ? 'errors.one' : 'errors.other', language, { count });
}
