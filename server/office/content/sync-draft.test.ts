import { expect, test } from 'vitest';
import { plainDesk } from '../../../tests/content-repository.ts';
import type { Draft, FileConflict } from './draft.ts';
import type { Repository } from './repository.ts';
import { syncDraft } from './sync-draft.ts';

test('a conflict is recorded before its file gets the published value, in case the office is killed between', async () => {
  const file = 'courses/tower.yaml';
  const recorded: FileConflict[] = [];
  const draft = {
    base: 'old',
    conflicts: [],
    changed: async () => [{ file, before: 'blob of old', after: Buffer.from('price: 29500\n') }],
    git: async () => 'blob of the draft',
    keepConflicts: async (conflicts: readonly FileConflict[]) => void recorded.push(...conflicts),
    write: async () => {
      throw new Error('killed');
    },
  } as unknown as Draft;
  const repository = {
    changedBetween: async () => [{ file, before: 'blob of old', after: 'blob of new' }],
    blobText: async (blob: string) => (blob === 'blob of old' ? 'price: 27000\n' : 'price: 28000\n'),
    git: async () => 'ana@example.com',
  } as unknown as Repository;
  await expect(syncDraft(draft, 'new', { repository, desk: plainDesk })).rejects.toThrow('killed');
  expect(recorded).toEqual([
    { file, path: ['price'], label: 'price', mine: 29500, theirs: 28000, by: 'ana@example.com' },
  ]);
});
