import { expect, test } from 'vitest';
import { staleChanges } from './stale-changes.ts';

const text = (body: string) => `---\nid: a\n---\n\n${body}\n`;
const changes = (value: string) => [{ kind: 'set' as const, path: ['body'], value }];

test('a change that another person made too is no conflict, whatever empty lines surround it', () => {
  const texts = { from: text('Antes.'), before: text('Ahora.') };
  expect(staleChanges('articles/a/es.md', texts, changes('Ahora.\n'))).toEqual([]);
  expect(staleChanges('articles/a/es.md', texts, changes('Otra.'))).toEqual([
    { path: ['body'], mine: 'Otra.', theirs: 'Ahora.' },
  ]);
});
