import { expect, test } from 'vitest';
import { keptReadings, type Readings } from './kept-readings.ts';

test('a file is parsed again only after a change of its input', () => {
  const kept = keptReadings();
  let readings = 0;
  const read = (file: string, ...from: unknown[]) => kept(file, from, () => `${file} ${(readings += 1)}`);
  expect([read('a', 'text', [1]), read('a', 'text', [1]), read('b', 'text', [1])]).toEqual(['a 1', 'a 1', 'b 2']);
  expect([read('a', 'text', [2]), read('a', 'text', [2]), read('a', 'text', [1])]).toEqual(['a 3', 'a 3', 'a 4']);
});

test('readings written as JSON are used again until the input changes', () => {
  const readings: Readings = {};
  keptReadings(readings)('a', ['text'], () => ({ value: { price: 1 }, problems: [] }));
  const kept = keptReadings(JSON.parse(JSON.stringify(readings)) as Readings);
  const again = (): never => {
    throw new Error('read again');
  };
  expect(kept('a', ['text'], again)).toEqual({ value: { price: 1 }, problems: [] });
  expect(() => kept('a', ['another text'], again)).toThrow('read again');
});
