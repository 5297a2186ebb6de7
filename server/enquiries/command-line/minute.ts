import { centreTimeZone } from '../../../src/site/days.ts';

const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: centreTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** A time in Madrid's zone, without the name of the zone: `2026-01-31 10:30`. */
export function minute(date: Date): string {
  return madrid.format(date);
}

/** A time in Madrid's zone for a sentence or a card: `2026-01-31 10:30 in Madrid`. */
export function minuteInMadrid(date: Date): string {
  return `${minute(date)} in Madrid`;
}
