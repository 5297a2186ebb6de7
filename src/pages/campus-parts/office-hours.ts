import { capital, weekdayName, wordList } from '../../i18n/format.ts';
import type { Language, Localized } from '../../i18n/language.ts';
import type { Centre } from '../../schema/centre.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The word between the first and the last of consecutive days. */
const through: Localized<string> = { es: 'a', en: 'to' };

/** Writes the office hours: «Lunes a viernes, 9:00–18:00», “Monday to Friday, 9:00–18:00”. */
export function officeHours({ days, opens, closes }: Centre['officeHours'], language: Language): string {
  return `${officeDays(days, language)}, ${hour(opens)}–${hour(closes)}`;
}

/** Writes the days with office hours: three or more in a row as a range, «Lunes a viernes», others as a list. */
export function officeDays(days: Centre['officeHours']['days'], language: Language): string {
  const open = weekdays.filter((day) => days.includes(day));
  const names = open.map((day) => dayName(day, language));
  const isRange = open.length > 2 && weekdays.join().includes(open.join());
  return capital(isRange ? `${names[0]} ${through[language]} ${names.at(-1)}` : wordList(names, language));
}

/** The name of a weekday in a language: «lunes», “Monday”. */
export function dayName(day: (typeof weekdays)[number], language: Language): string {
  // 5 January 1970 was a Monday.
  const date = new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));
  return weekdayName(date, language);
}

/** A time of day without its leading zero: `09:00` is 9:00. */
export function hour(time: string): string {
  return time.replace(/^0/, '');
}
