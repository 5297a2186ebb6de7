import { expect, test } from 'vitest';
import type { ContentChange } from '../../../src/schema/office-content.ts';
import { changesOfTwin } from './content-files.ts';

const set = (...path: (string | number)[]): ContentChange => ({ kind: 'set', path, value: 'x' });

test('a shared value of an article is changed in its other language too; a text is not', () => {
  const both: ContentChange[] = [
    set('cover'),
    set('next', 'course'),
    set('sources', 0, 'url'),
    { kind: 'insert', path: ['sources'], at: 1 },
    { kind: 'move', path: ['tags'], from: 0, to: 1 },
  ];
  const own = [set('title'), set('body'), set('sources', 0, 'title'), set('toString')];
  expect(changesOfTwin('articles/a-day/es.md', [...both, ...own])).toEqual({
    file: 'articles/a-day/en.md',
    changes: both,
  });
  expect(changesOfTwin('articles/a-day/en.md', [set('date')])?.file).toBe('articles/a-day/es.md');
});

test('for other files, and for changes of texts only, there is no change in another file', () => {
  expect(changesOfTwin('articles/a-day/es.md', [set('title')])).toBeNull();
  expect(changesOfTwin('legal/privacy.es.md', [set('date')])).toBeNull();
  expect(changesOfTwin('articles/../../x/es.md', [set('date')])).toBeNull();
});
