import { addDays } from '../../site/days.ts';

/** A day to be reminded of. `id` stays the same when the day changes, so that calendars replace their entry. */
export type Reminder = { id: string; day: string; summary: string; description: string };

/**
 * Writes days into a calendar file (RFC 5545), each with an alarm thirty days before. It is made in the browser: the
 * days of a candidate's life go nowhere.
 * @param day the day of writing, `YYYY-MM-DD`
 */
export function reminderCalendar(reminders: readonly Reminder[], { host, day }: { host: string; day: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//licence//ES`,
    'METHOD:PUBLISH',
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

/** Lines have at most 75 bytes: eighteen letters of four bytes, the longest there are, and a blank. */
const perLine = 18;
function folded(line: string): string {
  const letters = [...line];
  const parts = Array.from({ length: Math.ceil(letters.length / perLine) }, (_, part) =>
    letters.slice(part * perLine, (part + 1) * perLine).join(''),
  );
  return parts.join('\r\n ');
}
