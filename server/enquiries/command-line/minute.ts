import { centreTimeZone } from '../../../src/site/days.ts';

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: centreTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** A time of Madrid for columns that name the zone, such as `2026-01-31 10:30`: minutes are enough. */
export function minute(date: Date): string {
  return madrid.format(date);
}

/** A time of Madrid in a sentence or a card: `2026-01-31 10:30 in Madrid`. */
export function minuteInMadrid(date: Date): string {
  return `${minute(date)} in Madrid`;
}
