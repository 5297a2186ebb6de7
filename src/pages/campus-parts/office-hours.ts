import { locales, type Language, type Localized } from '../../i18n/language.ts';
import type { Centre } from '../../schema/centre.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The word between the first and the last of consecutive days. */
const through: Localized<string> = { es: 'a', en: 'to' };

/** Writes the office hours: «lunes a viernes, 9:00–18:00», “Monday to Friday, 9:00–18:00”. The days are consecutive. */
export function officeHours({ days, opens, closes }: Centre['officeHours'], language: Language): string {
  const first = dayName(days[0], language);
  const last = dayName(days.at(-1), language);
  const range = `${first} ${through[language]} ${last}`;
  return `${range.charAt(0).toUpperCase()}${range.slice(1)}, ${hour(opens)}–${hour(closes)}`;
}

/** The name of a weekday in a language: «lunes», “Monday”. */
export function dayName(day: string | undefined, language: Language): string {
  // 4 January 1970 was a Sunday.
  const date = new Date(Date.UTC(1970, 0, 4 + weekdays.indexOf(day ?? '')));
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** A time of day without its leading zero: `09:00` is 9:00. */
export function hour(time: string): string {
  return time.replace(/^0/, '');
}
