import { expect, test, vi } from 'vitest';
import { whenFree } from './sqlite-busy.ts';

const failing = (facts: object) => Object.assign(new Error('failed'), facts);
const soon = () => performance.now() + 3_000;

test.each([
  ['busy', 5],
  ['busy with a snapshot', 5 + 2 * 256],
])('an attempt is repeated while another connection holds the lock (%s)', async (_, errcode) => {
  const attempt = vi
    .fn(() => 'done')
    .mockImplementationOnce(() => {
      throw failing({ errcode });
    });
  expect(await whenFree(attempt, soon())).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test.each([
  ['another fault of the database', failing({ errcode: 6 }), soon()],
  ['a fault of the attempt itself', failing({}), soon()],
  ['a value that is no error', { errcode: 5 }, soon()],
  ['the error of a lock that is held for too long', failing({ errcode: 5 }), performance.now() - 1],
])('%s is thrown at once', async (_, error, deadline) => {
  const attempt = vi.fn(() => {
    throw error;
  });
  await expect(whenFree(attempt, deadline)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});
