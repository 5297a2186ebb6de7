import type { Localized } from '../../i18n/language.ts';
import { addDays } from '../../site/days.ts';

/** A date with a reminder. `id` does not change with the date, so that calendars replace the old entry. */
export type Reminder = { id: string; day: string; summary: string; description: string };

export const calendarFileName: Localized<string> = { es: 'licencia-atco.ics', en: 'atco-licence.ics' };

/**
 * Writes dates into a calendar file (RFC 5545), each with an alarm thirty days before. The browser creates the
 * file: no date of the candidate is sent.
 * @param day the day of writing, `YYYY-MM-DD`
 */
export function reminderCalendar(reminders: readonly Reminder[], { host, day }: { host: string; day: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//licence//ES`,
    ...reminders.flatMap(({ id, day: date, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:licence-${id}@${host}`,
      `DTSTAMP:${compact(day)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      'TRIGGER:-P30D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Breaks a line after 75 bytes at most, between characters. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (bytes + more > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += more;
  }
  return text;
}
