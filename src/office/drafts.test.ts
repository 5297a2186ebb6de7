import { expect, test } from 'vitest';
import { enquiriesWithDraft, keepDraft, readDraft } from './drafts.ts';

test('a draft is kept where the browser refuses storage, until it is forgotten', () => {
  const draft = { submission: '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11', template: 'first', subject: 'Hola', text: 'Sí.' };
  keepDraft('one', draft);
  expect(readDraft('one')).toEqual(draft);
  expect(readDraft('two')).toBeNull();
  expect(enquiriesWithDraft()).toEqual(['one']);
  keepDraft('one', null);
  expect(readDraft('one')).toBeNull();
  expect(enquiriesWithDraft()).toEqual([]);
});
