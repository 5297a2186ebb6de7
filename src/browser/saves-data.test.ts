import { expect, test, vi } from 'vitest';
import { savesData } from './saves-data.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('with the connection %j data are saved: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(expected);
});
