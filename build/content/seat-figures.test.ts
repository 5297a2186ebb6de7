import { expect, test } from 'vitest';
import { sampleFigures } from './sample-figures.ts';
import { seatFigures } from './seat-figures.ts';

const text = { line: 3, place: 'badge', path: ['badge', 'es'], language: 'es' } as const;
const badge = { ...text, file: 'content/courses/tower.yaml' };

test('a number of places that no course has is reported', () => {
  expect(seatFigures([{ ...badge, text: 'Solo 9 plazas' }], sampleFigures)).toEqual([
    expect.objectContaining({ file: badge.file, line: 3, message: expect.stringMatching(/^no course has "9 plazas"/) }),
  ]);
});

test.each([
  ['the number of places of a course', { ...badge, text: 'Son 16 plazas, y 6 plazas en el otro.' }],
  ['a placeholder', { ...badge, text: 'Son {seats:tower} plazas.' }],
  [
    'the number of places of another organisation',
    { ...badge, file: 'content/articles/x/es.md', text: 'ENAIRE convoca 300 plazas.' },
  ],
])('%s is not reported', (_, placed) => {
  expect(seatFigures([placed], sampleFigures)).toEqual([]);
});
