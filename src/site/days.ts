import { dateLocales, type Language } from '../i18n/language.ts';

/** The zone in which the centre's days begin and end. */
export const centreTimeZone = 'Europe/Madrid';

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: centreTimeZone });

/** The day of a moment in Europe/Madrid, as `YYYY-MM-DD`. */
export function madridDay(moment: Date): string {
  return madrid.format(moment);
}

const madridSeconds = new Intl.DateTimeFormat('sv-SE', {
  timeZone: centreTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A date whose UTC fields are the local time in Madrid, for formats without time zones. */
export function madridClock(moment: Date): Date {
  return new Date(`${madridSeconds.format(moment).replace(' ', 'T')}Z`);
}

/** A day and time in Madrid, where the centre is: «23 de noviembre de 2026, 10:32», “November 23, 2026 at 10:32”. */
export function longMoment(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: centreTimeZone,
  }).format(moment);
}

/** The Monday of a day's ISO 8601 week. Days are `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

/** The day some days after another, or before it if the number is negative. Days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The number of days from one day to another; negative if the other is earlier. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / 86_400_000);
}

/** The same day some months later, or the last day of a shorter month (31 January + 1 is 28 February). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  const last = lastDayOf(first);
  const same = `${first}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** The last day of a month, `YYYY-MM`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The moment at which a day, `YYYY-MM-DD`, begins in Europe/Madrid: clocks never change at midnight there. */
export function madridMidnight(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return madridDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}
