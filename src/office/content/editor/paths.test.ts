import { expect, test } from 'vitest';
import type { ContentGroup } from '../../../schema/office-content.ts';
import { groupOf } from './paths.ts';

test('the address of an empty list leads to the group with the list', () => {
  const general: ContentGroup = { id: 'general', label: 'Datos generales', fields: [], groups: [] };
  const list = { path: ['tags'], label: 'Temas', length: 0, least: 1 };
  const tags: ContentGroup = { id: 'tags', label: 'Temas', fields: [], list, groups: [] };
  expect(groupOf([general, tags], 'tags')).toBe(tags);
  expect(groupOf([general, tags], 'articles/a-day/en.md#tags')).toBe(tags);
  expect(groupOf([general, tags], 'sources')).toBeUndefined();
});
