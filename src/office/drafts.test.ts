import { expect, test } from 'vitest';
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
