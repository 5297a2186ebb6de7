import { expect, test } from 'vitest';
import type { ContentField, ContentGroup } from '../../../schema/office-content.ts';
import { slicesOf } from './slices.ts';

function fields(count: number): ContentField[] {
  return Array.from({ length: count }, (_, index) => ({
    path: ['field', index],
    label: `${index}`,
    control: 'line',
    value: '',
    optional: false,
  }));
}

function group(id: string, more: Partial<ContentGroup> = {}): ContentGroup {
  return { id, label: id, fields: fields(2), groups: [], ...more };
}

test('a group that fits on a screen is one slice; larger groups inside a long one become slices; a list stays whole', () => {
  const items = Array.from({ length: 30 }, (_, index) => group(`faq.${index}`));
  const list = group('faq', { fields: [], list: { path: ['faq'], label: 'faq', length: 30, least: 0 }, groups: items });
  const groups = [
    group('card', { groups: [group('card.facts')] }),
    group('page', { groups: [group('page.head', { fields: fields(30) }), group('page.link'), list] }),
  ];
  expect(slicesOf(groups).map((slice) => [slice.group.id, slice.depth, slice.group.groups.length])).toEqual([
    ['card', 0, 1],
    ['page', 0, 1],
    ['page.head', 1, 0],
    ['faq', 1, 30],
  ]);
});
