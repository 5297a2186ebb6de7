import { fill, type Values } from '../i18n/words/fill.ts';
import { dateLocales, type Language, type Localized } from '../i18n/language.ts';
import { centreTimeZone } from './days.ts';
import { clockIn } from './visits.ts';

/** The texts about visits on pages, in forms, calendars and mails: for the build and the servers. */
const words = {
  'kind.open-day': { es: 'Jornada de puertas abiertas', en: 'Open day' },
  'kind.information': { es: 'Sesión informativa', en: 'Information session' },
  'kind.simulator': { es: 'Visita al simulador', en: 'Simulator visit' },
  'code.open-day': { es: 'VISITA', en: 'VISIT' },
  'code.information': { es: 'CHARLA', en: 'TALK' },
  'code.simulator': { es: 'SIM', en: 'SIM' },
  'hour': { es: '{madrid} ({canarias} en Canarias)', en: '{madrid} ({canarias} in the Canary Islands)' },
  'when': { es: '{day}, a las {hour}', en: '{day} at {hour}' },
  'minutes': { es: '{count} min', en: '{count} min' },
  'label.day': { es: 'Día', en: 'Day' },
  'label.hour': { es: 'Hora', en: 'Time' },
  'label.place': { es: 'Lugar', en: 'Place' },
  'label.places': { es: 'Plazas', en: 'Places' },
  'label.party': { es: 'Cuántas personas vienen', en: 'How many are coming' },
  'label.session': { es: 'Sesión', en: 'Session' },
  'left': { es: '{left} de {places}', en: '{left} of {places}' },
  'none-left': { es: 'ninguna de {places}', en: 'none of {places}' },
  'online': { es: 'Online', en: 'Online' },
  'address': { es: 'Dirección', en: 'Address' },
  'language': { es: 'En {languages}', en: 'In {languages}' },
  'es': { es: 'español', en: 'Spanish' },
  'en': { es: 'inglés', en: 'English' },
  'until': { es: 'Reserva hasta el {day}', en: 'Book by {day}' },
  'book': { es: 'Reservar', en: 'Book' },
  'wait': { es: 'Apuntarme a la lista de espera', en: 'Join the waiting list' },
  'full': { es: 'Completa: lista de espera', en: 'Full: waiting list' },
  'ask': { es: 'Pedir información', en: 'Request information' },
  'state.closed': { es: 'reserva cerrada', en: 'booking closed' },
  'state.cancelled': { es: 'anulada', en: 'cancelled' },
  'calendar': { es: 'Añadir al calendario', en: 'Add to calendar' },
  'all': { es: 'Ver las visitas y sesiones', en: 'See visits and sessions' },
  'sample': { es: 'Ejemplo: {text}', en: 'Sample: {text}' },
  'sample.line': {
    es: 'Sesión de ejemplo: no se reserva.',
    en: 'Sample session: it cannot be booked.',
  },
} satisfies Record<string, Localized<string>>;

export type VisitWord = keyof typeof words;

/** A text about visits with its placeholders filled in. */
export function visitWord(word: VisitWord, language: Language, values: Values = {}): string {
  return fill(words[word][language], values);
}

/** The day of a visit in Madrid: «sábado, 14 de marzo de 2026». */
export function visitDay(startsAt: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'full', timeZone: centreTimeZone }).format(
    new Date(startsAt),
  );
}

/** The hour of a visit in Madrid, with that of the Canaries beside it: «17:30 (16:30 en Canarias)». */
export function visitHour(startsAt: string, language: Language): string {
  const moment = new Date(startsAt);
  const clocks = { madrid: clockIn(moment, centreTimeZone), canarias: clockIn(moment, 'Atlantic/Canary') };
  return visitWord('hour', language, clocks);
}

/** Day and hour of a visit in one line. */
export function visitTime(startsAt: string, language: Language): string {
  return visitWord('when', language, { day: visitDay(startsAt, language), hour: visitHour(startsAt, language) });
}
