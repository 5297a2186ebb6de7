import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { career } from './content.ts';

type Fact = { text: unknown; source?: string };
type Content = {
  sources: Record<string, { read?: string; url: string }>;
  steps: { what?: Fact; needs: Fact[] }[];
  clocks: { items: Fact[] };
  former: { intro: Fact; items: Fact[] };
};

const file = readFileSync('content/deciding/career.yaml', 'utf8');
const read = () => parse(file, { schema: 'core' }) as Content;

test('the career map of the content is accepted', () => {
  expect(career.safeParse(read()).error?.issues ?? []).toEqual([]);
});

describe('a fact', () => {
  test.each<[string, (content: Content) => Fact | undefined]>([
    ['a point’s privilege', ({ steps }) => steps[1]?.what],
    ['a requirement', ({ steps }) => steps[1]?.needs[0]],
    ['a clock', ({ clocks }) => clocks.items[0]],
    ['a former name', ({ former }) => former.items[0]],
    ['the introduction to the former names', ({ former }) => former.intro],
  ])('%s without a known source is refused', (_, pick) => {
    const without = read();
    delete pick(without)?.source;
    expect(career.safeParse(without).success).toBe(false);
    const unknown = read();
    Object.assign(pick(unknown) ?? {}, { source: 'hearsay' });
    expect(career.safeParse(unknown).success).toBe(false);
  });
});

test.each<[string, (content: Content) => void]>([
  ['without the day it was read', ({ sources }) => delete sources['licences']?.read],
  [
    'without a secure address',
    ({ sources }) => Object.assign(sources['licences'] ?? {}, { url: 'http://example.org' }),
  ],
  [
    'to which no fact refers',
    ({ sources }) =>
      Object.assign(sources, { spare: { ...sources['licences'], title: { es: 'Otra', en: 'Another' } } }),
  ],
])('a source %s is refused', (_, change) => {
  const changed = read();
  change(changed);
  expect(career.safeParse(changed).success).toBe(false);
});

test('points in another order are refused', () => {
  const { steps, ...content } = read();
  expect(career.safeParse({ ...content, steps: steps.toReversed() }).success).toBe(false);
});
