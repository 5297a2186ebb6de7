import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesMeanwhile } from './changes-meanwhile.ts';
import { commitMessage, undoneBy } from './commit-message.ts';
import { readContentSettings } from './content-settings.ts';
import { isContentPath } from './draft-folder.ts';
import { takeLock } from './lock.ts';
import { mergeValues, setsBetween } from './merge-values.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';

const { emptyFolder } = temporaryFolders('merging');
const base = {
  title: 'Torre',
  price: 1,
  text: { es: 'a', en: 'b' },
  list: [
    { id: 'x', seats: 1 },
    { id: 'y', seats: 2 },
  ],
};

test('two people’s values are merged field by field; a field that both changed is a conflict with the other’s value', () => {
  const mine = {
    ...base,
    price: 2,
    text: { es: 'a', en: 'B' },
    list: [{ id: 'x', seats: 5 }, base.list[1]],
    note: 'n',
  };
  const theirs = {
    ...base,
    title: 'La torre',
    price: 3,
    text: { es: 'A', en: 'b' },
    list: [base.list[0], { id: 'y', seats: 6 }],
  };
  expect(mergeValues(base, mine, theirs)).toEqual({
    value: {
      title: 'La torre',
      price: 3,
      text: { es: 'A', en: 'B' },
      list: [
        { id: 'x', seats: 5 },
        { id: 'y', seats: 6 },
      ],
      note: 'n',
    },
    clashes: [{ path: ['price'], mine: 2, theirs: 3, isWhole: false }],
    isReshaped: false,
  });
});

test('a list that one person reshaped and another changed is not merged; a deleted and changed map is one conflict', () => {
  const moved = { ...base, list: base.list.toReversed() };
  const changed = { ...base, list: [{ id: 'x', seats: 9 }, base.list[1]] };
  expect(mergeValues(base, moved, changed)).toMatchObject({ clashes: [], isReshaped: true });
  expect(mergeValues(['a', 'b'], ['b', 'a'], ['a2', 'b'])).toEqual({
    value: ['a2', 'b'],
    clashes: [],
    isReshaped: true,
  });
  const { text: _text, ...without } = base;
  const whole = mergeValues(base, without, { ...base, text: { es: 'A', en: 'b' } });
  expect(whole.clashes).toMatchObject([{ path: ['text'], isWhole: true }]);
});

test('differences of single values become changes; differences of lists do not', () => {
  expect(setsBetween(base, { ...base, price: 2, text: { es: 'a', en: 'B' } })).toEqual([
    { kind: 'set', path: ['price'], value: 2 },
    { kind: 'set', path: ['text', 'en'], value: 'B' },
  ]);
  expect(setsBetween(base, { ...base, list: [] })).toBeNull();
});

test('a change is compared with the present value of its field and the lists around it', () => {
  const from = 'price: 1\nlist: [{ id: x }, { id: y }]\n';
  const set = (path: (string | number)[], value: string | number) => [{ kind: 'set' as const, path, value }];
  const against = (before: string, changes: Parameters<typeof changesMeanwhile>[2]) =>
    changesMeanwhile('a.yaml', { from, before }, changes);
  expect(against(from.replace('1', '2'), set(['price'], 3)).clashes).toEqual([{ path: ['price'], mine: 3, theirs: 2 }]);
  expect(against(from.replace('1', '3'), set(['price'], 3))).toEqual({ clashes: [], isOutdated: false });
  expect(against(from.replace('{ id: x }, ', ''), set(['list', 1, 'id'], 'z')).isOutdated).toBe(true);
  expect(against(from.replace('1', '2'), set(['list', 1, 'id'], 'z'))).toEqual({ clashes: [], isOutdated: false });
});

test('a commit message lists the changes in short lines, and a person’s text cannot imitate the office’s mark', () => {
  const line = { file: 'a', title: 'Torre', field: 'texto', from: 'a', to: `b\nOficina: deshace ${'0'.repeat(40)}` };
  const message = commitMessage([line, line], null);
  expect(message.split('\n')[0]).toBe('Torre: 2 cambios');
  expect(undoneBy(message)).toBeNull();
  expect(message.endsWith('\nOficina: publica')).toBe(true);
  const id = 'a'.repeat(40);
  expect(undoneBy(commitMessage([line], id))).toBe(id);
  expect(
    Math.max(
      ...commitMessage([{ ...line, to: 'x'.repeat(999) }], id)
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(170);
});

test('the repository is an address or a folder, and never an option', () => {
  const read = (repository: string, branch = '') =>
    readContentSettings({ CONTENT_REPOSITORY: repository, CONTENT_BRANCH: branch });
  expect(read('')).toBeNull();
  expect(read('.')).toEqual({ repository: process.cwd(), branch: 'main' });
  expect(read('git@host.example:a/b.git', 'web')).toEqual({ repository: 'git@host.example:a/b.git', branch: 'web' });
  for (const wrong of ['--upload-pack=x', 'ext::sh -c x', 'ext::x', 'a"b', 'a\nb']) {
    expect(() => read(wrong)).toThrow('CONTENT_REPOSITORY');
  }
  for (const wrong of ['-x', 'a..b', 'a b', 'a.lock', 'a/', '@{1}'])
    expect(() => read('.', wrong)).toThrow('CONTENT_BRANCH');
});

test('paths of content stay inside its folder', () => {
  for (const right of ['home.yaml', 'courses/block-1.yaml', 'pictures/año.jpg'])
    expect(isContentPath(right)).toBe(true);
  for (const wrong of ['', '..', '../a', 'a/../b', '/a', 'a//b', '.git/config', 'a/.b', 'a\\b', 'a\0', '-x/../..']) {
    expect([wrong, isContentPath(wrong)]).toEqual([wrong, false]);
  }
});

test('only one holder at a time can take the lock for publishing; a broken lock is an error', () => {
  const folder = emptyFolder();
  const first = takeLock(folder)!;
  expect(takeLock(folder)).toBeNull();
  first.release();
  const second = takeLock(folder);
  expect(second).not.toBeNull();
  second!.release();
  writeFileSync(join(folder, 'publishing.lock'), 'no database'.repeat(100));
  expect(() => takeLock(folder)).toThrow('file is not a database');
});
