import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { shortestFillMs } from '../../../src/schema/form-submission.ts';
import { createFormClock } from './form-clock.ts';

const [minute, day] = [60_000, 86_400_000];
const drawnAt = Date.parse('2026-03-01T10:00:00Z');
const secret = randomBytes(32);

/** A form clock whose time is `ms` after the form was drawn. */
const clockAt = (ms: number, ...secrets: Buffer[]) =>
  createFormClock(
    () => [secrets[0] ?? secret, ...secrets.slice(1)],
    () => new Date(drawnAt + ms),
  );

test.each([
  [shortestFillMs - 1, 'soon', 'confirmed'],
  [shortestFillMs, 'fine', 'confirmed'],
  [day, 'fine', 'confirmed'],
  [day + 1, 'old', 'old'],
  [-5 * minute, 'soon', 'confirmed'],
  [-5 * minute - 1, 'unknown', 'unknown'],
])('after %i ms a form is %s, and a confirmed form is %s', (ms, first, again) => {
  const [plain, confirmed] = [false, true].map((isConfirmed) => clockAt(0).stamp('a', isConfirmed));
  expect(clockAt(ms).read(plain, 'a')).toBe(first);
  expect(clockAt(ms).read(confirmed, 'a')).toBe(again);
});

test('a time signed with an older key is accepted, one signed with an unknown key is not', () => {
  const [older, strange] = [randomBytes(32), randomBytes(32)];
  const stamp = clockAt(0, older).stamp('a', false);
  expect(clockAt(minute, secret, older).read(stamp, 'a')).toBe('fine');
  expect(clockAt(minute, secret).read(stamp, 'a')).toBe('unknown');
  expect(clockAt(minute, secret, strange).read(stamp, 'a')).toBe('unknown');
});

test('a stamp is valid only for its submission, its time and its confirmation', () => {
  const stamp = clockAt(0).stamp('a', false);
  const [time = '', signature = ''] = stamp.split('.');
  expect(signature).toMatch(/^[\w-]{22}$/);
  expect(clockAt(minute).read(stamp, 'a')).toBe('fine');
  expect(clockAt(minute).read(stamp, 'b')).toBe('unknown');
  for (const forged of [
    undefined,
    '',
    'c.',
    `.${signature}`,
    `${time}.`,
    `${time}c.${signature}`,
    `${Number(time) - 1}.${signature}`,
    `x${stamp}`,
    `${stamp}x`,
    `${time}cc.${signature}`,
    `${'0'.repeat(16)}.${signature}`,
  ])
    expect(clockAt(minute).read(forged, 'a'), forged).toBe('unknown');
});
