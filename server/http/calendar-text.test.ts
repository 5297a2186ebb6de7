import { expect, test, vi } from 'vitest';
import type { CalendarEvent } from '../../src/site/course-calendar.ts';
import { calendarText } from './calendar-text.ts';

const openDay: CalendarEvent = {
  id: 'open-day',
  from: '2026-03-14T09:00:00.000Z',
  until: '2026-03-14T11:30:00.000Z',
  isTimed: true,
  status: 'confirmed',
  sequence: 0,
  summary: 'Puertas abiertas',
  description: '',
  place: 'Madrid',
  path: '/visitas',
};
const { isTimed: _, ...whole } = openDay;
const edition: CalendarEvent = { ...whole, id: 'edition', from: '2026-11-01', until: '2026-12-01' };

test.each([
  ['UTC', 0],
  ['Europe/Madrid', -60],
  ['America/New_York', 300],
])('with %s as the time zone of the process, hours are those of Madrid and days are unchanged', (zone, offset) => {
  vi.stubEnv('TZ', zone);
  try {
    expect(new Date('2026-01-15').getTimezoneOffset()).toBe(offset);
    const calendar = { name: 'Calendario', description: '', events: [openDay, edition] };
    const surroundings = { language: 'es', stamp: new Date('2026-01-15'), siteUrl: 'https://www.example.com' } as const;
    const lines = calendarText(calendar, surroundings).split('\r\n');
    expect(lines.filter((line) => /^DT(?:START|END).*2026/.test(line))).toEqual([
      'DTSTART;TZID=Europe/Madrid:20260314T100000',
      'DTEND;TZID=Europe/Madrid:20260314T123000',
      'DTSTART;VALUE=DATE:20261101',
      'DTEND;VALUE=DATE:20261201',
    ]);
  } finally {
    vi.unstubAllEnvs();
  }
});
