import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { asTable } from './leads-format.ts';

test('a long table is written in parts with one heading, and its columns never get narrower', async () => {
  const stored = (name: string) => ({ enquiry: sampleEnquiry({ name }), deliveries: [], mark: null });
  const batches = Array.from({ length: 3 }, (_, n) => Array.from({ length: 501 }, () => stored('x'.repeat(9 - n))));
  const parts: string[] = [];
  for await (const part of asTable(batches)) parts.push(part);
  expect(parts).toHaveLength(3);
  const lines = parts.join('').split('\n').slice(0, -1);
  expect(lines).toHaveLength(1 + 3 * 501);
  expect(lines.filter((line) => line.startsWith('RECEIVED'))).toEqual([lines[0]]);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(2);
  expect(lines.slice(1).every(({ length }) => length === lines[1]!.length)).toBe(true);
});
