import { expect, test } from 'vitest';
import { ownRevisions } from './own-revisions.ts';

test('a change chosen on an older revision builds on all later revisions of the same screen', () => {
  const own = ownRevisions();
  own.note('a', 0, 1);
  own.note('a', 1, 2);
  expect([own.newest('a', 0), own.newest('a', 1), own.newest('a', 2)]).toEqual([2, 2, 2]);
  expect(own.newest('b', 0)).toBe(0);
});

test('revisions of other people are not followed', () => {
  const own = ownRevisions();
  own.note('a', 0, 1);
  own.note('a', 2, 3);
  expect(own.newest('a', 0)).toBe(1);
});

test('a change to the same values leads to no newer revision', () => {
  const own = ownRevisions();
  own.note('a', 4, 4);
  expect(own.newest('a', 4)).toBe(4);
});
