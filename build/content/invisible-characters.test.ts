import { expect, test } from 'vitest';
import { invisibleCharacters } from './invisible-characters.ts';

const placed = { file: 'content/a.yaml', line: 3, place: 'a > es', path: ['a', 'es'], language: 'es' } as const;

test.each(['00AD', '200B', '2060', 'FEFF'])('an invisible character, U+%s, is a problem of its line', (code) => {
  const text = `PFATC-${String.fromCharCode(Number.parseInt(code, 16))}19`;
  expect(invisibleCharacters([{ ...placed, text }])).toEqual([
    {
      file: 'content/a.yaml',
      line: 3,
      place: 'a > es',
      message: `after “PFATC-” stands an invisible character (U+${code}): take it out`,
    },
  ]);
});

test('no-break spaces are none', () => {
  expect(invisibleCharacters([{ ...placed, text: '57.000\u00A0EUR' }])).toEqual([]);
});
