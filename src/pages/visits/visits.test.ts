import { expect, test } from 'vitest';
import { courseCalendars } from '../../../build/course-calendars.ts';
import { wordsOf } from '../../../tests/markup-words.ts';
import { content, drawDocument } from '../../../tests/page-words.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { addDays, madridDay } from '../../site/days.ts';
import type { PageId } from '../../site/page-data.ts';

const ahead = addDays(madridDay(new Date()), 30);

/** The content with non-sample sessions a month in the future, changed by the given values. */
async function withRealVisits(changes: object = {}): Promise<SiteContent> {
  const all = await content;
  const { asOf: _, ...editions } = all.editions;
  const visits = all.visits.visits.map(({ sample: _sample, bookUntil: _until, ...visit }) => {
    return { ...visit, day: ahead, ...changes };
  });
  return { ...all, editions, visits: { ...all.visits, visits } };
}

async function drawn(all: SiteContent, page: PageId = 'visits') {
  return drawDocument(all, { page, language: 'es', params: {} }).html;
}

test('sample sessions are marked, cannot be booked, and are not in the structured data', async () => {
  const html = await drawn(await content);
  expect(html).not.toContain('/forms/visit');
  expect(html).not.toContain('"@type":"Event"');
  expect(wordsOf(html)).toContain('Fechas de ejemplo, vistas a 30 de octubre de 2025');
  expect(wordsOf(html)).toContain('Pedir información');
  const { calendars } = courseCalendars(await content, '2025-10-30');
  const events = calendars.es.events.filter(({ isTimed }) => isTimed);
  expect(events.map(({ summary }) => summary.startsWith('Ejemplo: '))).toEqual([true, true, true]);
  expect(wordsOf(await drawn(await content, 'madrid'))).toContain('Ejemplo: Visita: Puertas abiertas en Madrid');
});

test('real future sessions can be booked, and are on related pages, in the calendar and in the structured data', async () => {
  const all = await withRealVisits();
  const html = await drawn(all);
  expect(html.match(/href="\/forms\/visit\?lang=es&amp;visit=[\w-]+"/g)).toHaveLength(3);
  expect(html.match(/"@type":"Event"/g)).toHaveLength(3);
  expect(html).not.toContain('meet.example.com');
  expect(wordsOf(html)).not.toContain('jemplo, vistas');
  for (const [page, title] of [
    ['madrid', 'Puertas abiertas en Madrid'],
    ['canarias', 'Una mañana en el simulador de Gran Canaria'],
    ['block1', 'Antes de decidirte: '],
    ['calendar', 'Cómo ser controlador aéreo en España'],
  ] as const)
    expect(wordsOf(await drawn(all, page)), page).toContain(title);
  const calendar = await drawn(all, 'calendar');
  for (const { id } of all.visits.visits) expect(calendar).toContain(`href="/visitas#${id}"`);
});

test('sample, closed and cancelled sessions cannot be booked; past and hidden ones are not shown', async () => {
  for (const changes of [{ sample: true }, { bookUntil: addDays(ahead, -60) }, { cancelled: true }])
    expect(await drawn(await withRealVisits(changes))).not.toContain('/forms/visit');
  expect(wordsOf(await drawn(await withRealVisits({ cancelled: true })))).toContain('anulada');
  for (const changes of [{ day: '2025-01-01' }, { shown: false }])
    expect(wordsOf(await drawn(await withRealVisits(changes)))).toContain('Ahora no hay ninguna sesión anunciada');
});
