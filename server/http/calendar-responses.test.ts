import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent, CourseCalendars } from '../../src/site/course-calendar.ts';
import { bodyOf } from './response.ts';
import { calendarResponses } from './text-responses.ts';

const event: CalendarEvent = {
  id: 'tower-2026-03',
  from: '2026-03-29',
  until: '2026-03-30',
  status: 'confirmed',
  sequence: 3,
  summary:
    'Empieza Bloque 1: Básico y Torre (Gran Canaria), con una coma; y «ñ» en un título que ocupa más de setenta y cinco octetos',
  description:
    'Plazas: 16\nPrecio: 27.000 EUR (impuestos: por confirmar). No incluye el alojamiento, ni los viajes; ni la tasa.',
  place: 'Centro, Gran Canaria',
  path: '/bloque-1-habilitacion-torre',
};
const month: CalendarEvent = {
  ...event,
  id: 'route-2026-11',
  from: '2026-11-01',
  until: '2026-12-01',
  status: 'tentative',
};
const cancelled: CalendarEvent = { ...event, id: 'tower-2026-06', status: 'cancelled', sequence: 4 };
const calendar = { name: 'Calendario', description: 'Cursos', events: [event, month, cancelled] };
const calendars: CourseCalendars = { stamp: '2026-01-15', calendars: { es: calendar, en: calendar } };

const answers = () => calendarResponses(calendars, 'https://www.example.com');

async function calendarText(...facts: Parameters<typeof calendarResponses>): Promise<string> {
  return String(await bodyOf(calendarResponses(...facts).get('/calendario/cursos.ics')!, 'identity'));
}

async function read(path: string) {
  const answer = answers().get(path);
  if (!answer) throw new Error(`There is no ${path}.`);
  const text = String(await bodyOf(answer, 'identity'));
  const root = new ICAL.Component(ICAL.parse(text));
  return { text, root, events: root.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)) };
}

describe('read back by another library', async () => {
  const whole = async () => read('/calendario/cursos.ics');

  test('each edition is an event of whole days, with its UID, sequence and status', async () => {
    const facts = (await whole()).events.map(({ uid, startDate, endDate, sequence, component }) => [
      uid,
      startDate.isDate,
      startDate.toString(),
      endDate.toString(),
      sequence,
      component.getFirstPropertyValue('status'),
    ]);
    expect(facts).toEqual([
      ['tower-2026-03@www.example.com', true, '2026-03-29', '2026-03-30', 3, 'CONFIRMED'],
      ['route-2026-11@www.example.com', true, '2026-11-01', '2026-12-01', 3, 'TENTATIVE'],
      ['tower-2026-06@www.example.com', true, '2026-03-29', '2026-03-30', 4, 'CANCELLED'],
    ]);
  });

  test('texts are unchanged after parsing, and lines have the right length and end', async () => {
    const { text, events } = await whole();
    expect(events[0]?.summary).toBe(event.summary);
    expect(events[0]?.description).toBe(`${event.description}\nhttps://www.example.com${event.path}`);
    expect(events[0]?.location).toBe(event.place);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  test('a calendar has its producer, its refresh interval and the time of writing', async () => {
    const { text, root, events } = await whole();
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(root.getFirstPropertyValue('prodid')).toContain('www.example.com');
    // A method would make an invitation of it, which needs an organiser (RFC 5546, 3.2.1).
    expect(root.getFirstPropertyValue('method')).toBeNull();
    expect(root.getFirstPropertyValue('url')).toBe('https://www.example.com/calendario/cursos.ics');
    expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(text).toContain('//courses//ES');
    expect(events[0]?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(events[0]?.component.getFirstPropertyValue('url')).toBe(`https://www.example.com${event.path}`);
    expect(String(events[0]?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-01-15T00:00:00Z');
  });
});

test('an edition has a calendar file of its own, in each language', async () => {
  for (const path of ['/calendario/tower-2026-03.ics', '/calendar/tower-2026-03.ics']) {
    expect((await read(path)).events.map(({ uid }) => uid)).toEqual(['tower-2026-03@www.example.com']);
  }
});

test('a calendar is cached for an hour, and has its language', async () => {
  for (const [path, language] of [
    ['/calendario/cursos.ics', 'es'],
    ['/calendar/tower-2026-03.ics', 'en'],
  ] as const) {
    const answer = answers().get(path)!;
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, max-age=3600',
    });
  }
});

test('an edition without a place has no location, and one without a description has its address only', async () => {
  const [bare] = new ICAL.Component(
    ICAL.parse(
      await calendarText(
        {
          stamp: '2026-01-15',
          calendars: { es: { ...calendar, events: [{ ...event, place: '', description: '' }] }, en: calendar },
        },
        'https://www.example.com',
      ),
    ),
  ).getAllSubcomponents('vevent');
  expect(bare?.getFirstPropertyValue('location')).toBeNull();
  expect(bare?.getFirstPropertyValue('description')).toBe(`https://www.example.com${event.path}`);
});
