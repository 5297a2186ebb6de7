import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/markup-words.ts';
import { content, drawDocument } from '../../../tests/page-words.ts';
import { addMonths, madridDay } from '../../site/days.ts';

const id = 'full-rating';

/** The page of a centre with real dates and an edition in three months with this number of places left. */
async function pageWith(placesLeft: number): Promise<string> {
  const { editions, courses, ...rest } = await content;
  const { asOf: _, ...page } = editions;
  const start = { day: addMonths(madridDay(new Date()), 3) };
  const course = {
    ...courses[id]!,
    editions: [{ id: 'one', campus: 'madrid' as const, start, places: 16, placesLeft }],
  };
  const all = { ...rest, editions: page, courses: { ...courses, [id]: course } };
  return wordsOf(drawDocument(all, { page: 'fullRating', language: 'es', params: {} }).html);
}

test('the page invites visitors to book only while an edition has places', async () => {
  const samples = drawDocument(await content, { page: 'fullRating', language: 'es', params: {} });
  expect(wordsOf(samples.html)).not.toContain('Reservar plaza');
  expect(await pageWith(0)).not.toContain('Reservar plaza');
  expect(await pageWith(9)).toContain('Reservar plaza');
});

test('the subject of a topic is bold, with a blank behind it', async () => {
  const { html } = drawDocument(await content, { page: 'block1', language: 'es', params: {} });
  expect(html).toContain('<strong>Factores humanos:</strong> atención, fatiga');
});
