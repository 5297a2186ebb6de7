import { expect, test } from 'vitest';
import { examine, findingsText } from './doctor.ts';
import { ok, problem, reasonOf, unknown, unusable, warning } from './finding.ts';

test('the report lists the findings with their remedies, and counts the problems and warnings', () => {
  const text = findingsText([
    ok('disk', 'room enough'),
    warning('SMTP_URL', 'not set', 'Set it.'),
    problem('clock', 'wrong', 'Set up NTP.'),
    problem('mail', 'refused', 'Ask them.'),
    unknown('proxy', 'not looked at'),
  ]);
  expect(text).toBe(`ok      disk      room enough
WARNING SMTP_URL  not set
                  → Set it.
PROBLEM clock     wrong
                  → Set up NTP.
PROBLEM mail      refused
                  → Ask them.
unknown proxy     not looked at

2 problems, 1 warning
`);
});

test.each([
  ['a text', 'x', 'x'],
  ['its first line', new Error('one\ntwo'), 'one'],
  ['its code', Object.assign(new Error('no'), { code: 'EX' }), 'no (EX)'],
  ['its code once', Object.assign(new Error('no EX'), { code: 'EX' }), 'no EX'],
  ['its message without a numeric code', Object.assign(new Error('no'), { code: 5 }), 'no'],
  ['its cause', new Error('fetch failed', { cause: Object.assign(new Error('away'), { code: 'EX' }) }), 'away (EX)'],
  ['its first inner error', new AggregateError([new Error('no ::1'), new Error('no 127.0.0.1')], ''), 'no ::1'],
])('the reason of an error is %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test('invalid settings end the examination', async () => {
  const options = { variables: { PORT: 'x' }, settingsFile: 'none', ports: [], sendsMail: false };
  expect(await examine(options)).toMatchObject([{ check: 'settings', state: 'problem' }]);
});

test('the faults of settings are separated in one line', () => {
  const error = new Error('The configuration cannot be used:\n  PORT: a port is a number\n  WEBHOOK_SECRET: needed');
  expect(unusable('settings', error).finding).toBe(
    'The configuration cannot be used: PORT: a port is a number; WEBHOOK_SECRET: needed',
  );
  expect(unusable('settings', new Error('No file.')).finding).toBe('No file.');
});
