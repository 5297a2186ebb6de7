import { useEffect, useState } from 'react';
import { dateLocales, locales, type Language } from '../i18n/language.ts';
import type { Reminder } from '../schema/office.ts';
import { centreTimeZone, madridDay } from '../site/days.ts';

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a moment was: «hace 2 h», “2 hr ago”; under a minute, “now”. */
export function ago(at: string, now: Date, language: Language): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? (['minute', 60] as const);
  const words = new Intl.RelativeTimeFormat(locales[language], { style: 'narrow' });
  if (seconds < 60) return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(0, 'second');
  return words.format(-Math.floor(seconds / length), unit);
}

/** A moment in Madrid's time: only the time today, otherwise day and time, with the year if it is another year. */
export function when(at: string, now: Date, language: Language): string {
  const moment = new Date(at);
  const [day, today] = [madridDay(moment), madridDay(now)];
  const time = formatted(moment, language, { hour: '2-digit', minute: '2-digit' });
  if (day === today) return time;
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  const date = formatted(moment, language, { day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) });
  return `${date} ${time}`;
}

/** A moment in full, in Madrid: «lunes, 23 de noviembre de 2026, 10:32». */
export function fullMoment(at: string, language: Language): string {
  return formatted(new Date(at), language, { dateStyle: 'full', timeStyle: 'short' });
}

/** A day or moment as a date: «23 de noviembre de 2026». */
export function dayOf(at: string, language: Language): string {
  return formatted(new Date(at), language, { dateStyle: 'long' });
}

/** A reminder: «30 nov: llamar». */
export function reminderText({ on, word }: Reminder, language: Language): string {
  const day = formatted(new Date(on), language, { day: 'numeric', month: 'short' });
  return word ? `${day}: ${word}` : day;
}

/**
 * A month as text: «noviembre de 2026».
 * @param month `YYYY-MM`
 */
export function monthOf(month: string, language: Language): string {
  return formatted(new Date(`${month}-15`), language, { month: 'long', year: 'numeric' });
}

function formatted(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocales[language], {
    ...options,
    hourCycle: 'h23',
    timeZone: centreTimeZone,
  }).format(moment);
}

/** The current time, updated every half minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
