import { expect, test } from 'vitest';
import { keepReads } from './private-answers.ts';

test('a file is read once, also by two requests at the same time, and again after a failed read', async () => {
  const reads = keepReads<string>('production');
  let times = 0;
  const read = async () => {
    times += 1;
    if (times === 1) throw new Error('EMFILE');
    return 'page';
  };
  await expect(Promise.all([reads.get('a', read), reads.get('a', read)])).rejects.toThrow('EMFILE');
  expect(await Promise.all([reads.get('a', read), reads.get('a', read)])).toEqual(['page', 'page']);
  expect(times).toBe(2);
  reads.forget();
  await reads.get('a', read);
  expect(times).toBe(3);
});
