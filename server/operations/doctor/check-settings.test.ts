import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { checkSettings } from './check-settings.ts';

const { folder } = temporaryFolders('doctor-settings');
const noFile = join(folder, 'none');

/** Settings without any problem. */
const good = {
  SITE_URL: 'https://www.example.com',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: 'smtps://user:x@mail.example.com',
};

/** The findings except the first, which says that all values are valid. */
function found(changes: Record<string, string>, file = noFile) {
  const { env, findings } = checkSettings({ ...good, ...changes }, file);
  expect(env).not.toBeNull();
  const [first, ...others] = findings;
  expect(first).toEqual({ check: 'settings', state: 'ok', finding: 'every value can be used' });
  return others;
}

test.each([
  ['a good configuration', {}, []],
  ['an address of this machine', { SITE_URL: 'http://localhost:3000' }, ['SITE_URL warning nobody else can reach']],
  ['plain http', { SITE_URL: 'http://www.example.com' }, ['SITE_URL problem in the open']],
  ['no mail server', { SMTP_URL: '' }, ['SMTP_URL warning it is not set']],
  ['mail that may travel openly', { SMTP_URL: 'smtp://mail.example.com' }, ['SMTP_URL warning in the open']],
  ['TLS that is not insisted on', { SMTP_URL: 'smtp://a.example?requireTLS=false' }, ['SMTP_URL warning in the open']],
  ['TLS that is insisted on', { SMTP_URL: 'smtp://mail.example.com:587?requireTLS=true' }, []],
  ['a mail server here by its name', { SMTP_URL: 'smtp://localhost' }, []],
  ['a mail server here by its address', { SMTP_URL: 'smtp://127.0.0.2:25' }, []],
  ['a mail server whose name begins with 127', { SMTP_URL: 'smtp://127a.example' }, ['SMTP_URL warning in the open']],
  ['https without a proxy', { TRUSTED_PROXIES: '' }, ['TRUSTED_PROXIES problem https needs a proxy']],
  ['a trial without a proxy', { SITE_URL: 'http://localhost', TRUSTED_PROXIES: '' }, ['SITE_URL warning nobody']],
] as const)('%s leads to the right findings', (_, changes, expected) => {
  const lines = found(changes).map(({ check, state, finding, remedy }) => ({
    text: `${check} ${state} ${finding}`,
    remedy,
  }));
  expect(lines).toHaveLength(expected.length);
  for (const [n, words] of expected.entries()) {
    const [check = '', state = '', ...part] = words.split(' ');
    expect(lines[n]?.text).toMatch(new RegExp(`^${check} ${state} .*${part.join(' ')}`));
    expect(lines[n]?.remedy).toBeTruthy();
  }
});

test('invalid values are reported in one line, and no other check runs', () => {
  const { env, findings } = checkSettings({ PORT: 'x', SMTP_URL: 'mail' }, noFile);
  expect(env).toBeNull();
  expect(findings).toEqual([
    {
      check: 'settings',
      state: 'problem',
      finding: expect.stringMatching(/^The configuration cannot be used: PORT: [^\n]* SMTP_URL: [^\n]*$/),
      remedy: expect.stringContaining('.env.example'),
    },
  ]);
});

test.each([
  ['640', 'ok', 'is closed to others'],
  ['644', 'warning', 'can read'],
  ['641', 'warning', 'can read'],
])('a settings file with mode %s is reported as %s', (mode, state, words) => {
  const file = join(folder, `settings-${mode}`);
  writeFileSync(file, '');
  chmodSync(file, Number.parseInt(mode, 8));
  expect(found({}, file)).toMatchObject([{ check: 'secrets', state, finding: expect.stringContaining(words) }]);
});

test('a settings file that cannot be read is reported; a missing one is not', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(found({}, join(file, 'settings'))).toMatchObject([
    { check: 'secrets', state: 'warning', finding: expect.stringContaining('ENOTDIR') },
  ]);
  expect(found({}, noFile)).toEqual([]);
});
