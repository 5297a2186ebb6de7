import { expect, test, vi } from 'vitest';
import { dictionaries } from './dictionaries.ts';
import { translator, type TextKey } from './words.ts';

const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));

test.each(Object.keys(dictionaries.es) as TextKey[])('%s has the same placeholders in both languages', (key) => {
  expect(placeholders(dictionaries.en[key])).toEqual(placeholders(dictionaries.es[key]));
});

test('a value replaces its placeholder', () => {
  expect(translator(dictionaries.en)('facts.over', { amount: 350 })).toBe('more than 350');
});

test('a missing key is returned as the text', () => {
  const t = translator(dictionaries.es);
  expect(t('no.such.key' as 'loading')).toBe('no.such.key');
  expect(t.list('no.such.list' as never)).toEqual(['no.such.list']);
});

test('a placeholder without a value is unchanged', () => {
  const t = vi.fn(translator(dictionaries.es)) as unknown as (key: string) => string;
  expect(t('facts.over')).toBe('más de {amount}');
});
