import { expect, test } from 'vitest';
import { ago, fullMoment, when } from './times.ts';

const now = new Date('2026-11-23T10:30:00Z');

test.each([
  ['2026-11-23T10:29:50Z', 'ahora', '11:29'],
  ['2026-11-23T09:15:00Z', 'hace 1 h', '10:15'],
  ['2026-11-21T22:30:00Z', 'hace 1 d', '21 nov 23:30'],
  ['2025-11-21T23:30:00Z', 'hace 366 d', '22 nov 2025 00:30'],
])('%s is shown as “%s” and as “%s”', (at, relative, absolute) => {
  expect(ago(at, now, 'es')).toBe(relative);
  expect(when(at, now, 'es').replaceAll(',', '')).toBe(absolute);
});

test('summer has another offset in Madrid', () => {
  expect(fullMoment('2026-07-01T10:00:00Z', 'es')).toBe('miércoles, 1 de julio de 2026, 12:00');
});
