import { expect, test } from 'vitest';
import type { ContentField } from '../../../schema/office-content.ts';
import { itemText } from './item-text.ts';

const field = (path: string, more: Partial<ContentField>): ContentField => ({
  path: ['items', 0, ...path.split('.')],
  label: path,
  control: 'line',
  value: null,
  optional: true,
  ...more,
});
const item = (fields: ContentField[]) => ({ id: 'items.0', label: '1', fields, groups: [] });

test('an item is named by its first text, in the language of the screen', () => {
  const fields = [
    field('id', { value: 'first-question' }),
    field('question', { value: { es: '¿Cuánto dura?', en: 'How long is it?' } }),
    field('answer', { control: 'paragraph', value: { es: 'Seis meses.', en: 'Six months.' } }),
  ];
  expect(itemText(item(fields), 'en')).toBe('How long is it?');
});

test('an edition is named by its campus, its start and its state', () => {
  const choices = [{ value: 'madrid', label: 'Madrid' }];
  const fields = [
    field('id', { value: 'block-1-2026-11-madrid' }),
    field('campus', { control: 'choice', value: 'madrid', choices }),
    field('start', { control: 'choice', value: 'month' }),
    field('start.month', { value: '2026-11' }),
    field('full', { control: 'yes-no', label: 'Completa', value: true }),
    field('cancelled', { control: 'yes-no', label: 'Cancelada', value: null }),
  ];
  expect(itemText(item(fields), 'es')).toBe('Madrid · noviembre de 2026 · Completa');
});

test('an item that is still empty has no name', () => {
  expect(itemText(item([field('title', { value: '' })]), 'es')).toBe('');
});
