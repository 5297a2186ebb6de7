import { expect, test, vi } from 'vitest';
import { answerDrafts, noteDrafts } from './drafts.ts';

test('if the browser refuses storage, a draft is kept in memory until it is deleted', () => {
  const draft = { submission: '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11', template: 'first', subject: 'Hola', text: 'Sí.' };
  answerDrafts.keep('one', draft);
  expect(answerDrafts.read('one')).toEqual(draft);
  expect(answerDrafts.read('two')).toBeNull();
  expect(noteDrafts.read('one')).toBeNull();
  expect(answerDrafts.enquiries()).toEqual(['one']);
  answerDrafts.keep('one', null);
  expect(answerDrafts.read('one')).toBeNull();
  expect(answerDrafts.enquiries()).toEqual([]);
});

test('if the storage is full, the newer draft in memory counts, and the older stored one stays', () => {
  const stored = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem(key: string, text: string) {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        stored.set(key, text);
      },
    },
  });
  const [old, newer, newest] = ['old', 'newer', 'newest'].map((text) => ({ id: 'x', text }));
  noteDrafts.keep('one', old!);
  isFull = true;
  noteDrafts.keep('one', newer!);
  expect(noteDrafts.read('one')).toEqual(newer);
  expect([...stored.values()]).toEqual([JSON.stringify(old)]);

  isFull = false;
  noteDrafts.keep('one', newest!);
  expect(noteDrafts.read('one')).toEqual(newest);
  noteDrafts.keep('one', null);
  expect(noteDrafts.read('one')).toBeNull();
});
