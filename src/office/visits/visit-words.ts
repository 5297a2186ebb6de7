import { fill, type Values } from '../../i18n/words/fill.ts';
import type { Localized } from '../../i18n/language.ts';
import { spelt, useLanguage } from '../words/words.ts';

/** The texts of the screen of visits. */
const words = {
  'help': {
    es: 'Una visita nueva o cambiada está en la web cuando la publicas. Si cambia la hora o el lugar, o se anula, avisas desde aquí a quienes reservaron, una sola vez.',
    en: 'A new or changed visit is on the website once you publish it. If it moves or is called off, you tell those who have booked from here, once.',
  },
  'samples': { es: 'De muestra', en: 'Samples' },
  'sample': {
    es: 'Están en la web como muestra y nadie puede reservarlas. Puedes copiar una y poner tu día.',
    en: 'They are on the website as samples, and nobody can book them. You can copy one and enter your day.',
  },
  'drafts': { es: 'Sin publicar', en: 'Not on the website' },
  'untitled': { es: 'Sin título', en: 'Untitled' },
  'none': { es: 'No hay ninguna que se pueda reservar.', en: 'There are no visits to book.' },
  'ahead': { es: 'Próximas', en: 'Coming' },
  'over': { es: 'Ya celebradas', en: 'Over' },
  'coming': { es: '{coming} de {places} plazas', en: '{coming} of {places} places' },
  'waiting': { es: '{count} en espera', en: '{count} waiting' },
  'gone': { es: 'Ya no está en la web', en: 'No longer on the website' },
  'new': { es: 'Nueva visita', en: 'New visit' },
  'change': { es: 'Cambiar o anular', en: 'Change or call off' },
  'copy': { es: 'Copiar', en: 'Copy' },
  'who': { es: 'Quién viene', en: 'Who comes' },
  'excel': { es: 'Excel', en: 'Excel' },
  'add': { es: 'Apuntar a alguien', en: 'Add a guest' },
  'addHelp': {
    es: 'Para quien llama por teléfono. Le llega el mismo correo que a quien reserva en la web: su plaza es suya cuando la confirma ahí.',
    en: 'For somebody on the telephone. They get the same e-mail as whoever books on the website: the place is theirs once they confirm it there.',
  },
  'agreed': {
    es: 'Por teléfono está de acuerdo en que guardemos sus datos para la visita',
    en: 'They have agreed on the telephone that we may keep their data for the visit',
  },
  'addNow': { es: 'Apuntar y escribirle', en: 'Add and send the e-mail' },
  'addNot': { es: 'Dejarlo', en: 'Leave it' },
  'added': {
    es: '{name} recibe un correo en {email} para confirmar su reserva',
    en: '{name} gets an e-mail at {email} to confirm the booking',
  },
  'nobody': { es: 'Nadie ha reservado.', en: 'Nobody has booked.' },
  'bookings': { es: 'Reservas', en: 'Bookings' },
  'name': { es: 'Nombre', en: 'Name' },
  'people': { es: 'Personas', en: 'People' },
  'state': { es: 'Situación', en: 'State' },
  'trouble': { es: 'un correo no ha salido', en: 'an e-mail has not been sent' },
  'reach': { es: 'Correo y teléfono', en: 'E-mail and phone' },
  'question': { es: 'Pregunta', en: 'Question' },
  'came': { es: 'Vinieron', en: 'Came' },
  'cameOf': { es: 'Cuántas personas vinieron con {name}', en: 'How many came with {name}' },
  'cancel': { es: 'Anular', en: 'Cancel' },
  'cancelTitle': { es: '¿Anular la reserva de {name}?', en: 'Cancel the booking of {name}?' },
  'reason.es': {
    es: 'Un motivo para el invitado, en español (opcional)',
    en: 'A reason for the guest, in Spanish (optional)',
  },
  'reason.en': {
    es: 'Un motivo para el invitado, en inglés (opcional)',
    en: 'A reason for the guest, in English (optional)',
  },
  'cancelNow.es': { es: 'Anularla y escribir en español a {email}', en: 'Cancel it and write to {email} in Spanish' },
  'cancelNow.en': { es: 'Anularla y escribir en inglés a {email}', en: 'Cancel it and write to {email} in English' },
  'cancelNot': { es: 'No anularla', en: 'Do not cancel it' },
  'cancelled': {
    es: 'Reserva de {name} anulada: sale su correo',
    en: 'Booking of {name} cancelled: the e-mail is being sent',
  },
  'untold': {
    es: 'Su reserva está anulada y el correo que lo dice no ha salido, o no se sabe si ha llegado: {people}.',
    en: 'Their booking is cancelled, but the e-mail that says so has not been sent, or may not have arrived: {people}.',
  },
  'notNoted': { es: 'sin anotar', en: 'not noted' },
  'changed': {
    es: 'La web da una hora o un lugar distintos de los que se les dijeron.',
    en: 'The website gives a different time or place from the one they were told.',
  },
  'called-off': { es: 'La web dice que no se celebra.', en: 'The website says that it will not take place.' },
  'see': { es: 'Ver el correo', en: 'See the mail' },
  'tell.one': { es: 'Avisar a {count} reserva', en: 'Tell {count} booking' },
  'tell.many': { es: 'Avisar a {count} reservas', en: 'Tell {count} bookings' },
  'told.one': { es: 'Sale {count} correo', en: '{count} e-mail is being sent' },
  'told.many': { es: 'Salen {count} correos', en: '{count} e-mails are being sent' },
} satisfies Record<string, Localized<string>>;

export type VisitWord = keyof typeof words;

/** A function that reads these texts in the screen's language. */
export function useVisitWords(): (word: VisitWord, values?: Values) => string {
  const language = useLanguage();
  return (word, values = {}) => fill(words[word][language], spelt(values, language));
}
