import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { openEnquiryStore } from '../../enquiries/store/store.ts';
import { readEnv } from '../../env.ts';
import { checkBackups, checkCountries, checkOutbox, checkSettings } from './checks-here.ts';
import { examine, findingsText } from './doctor.ts';
import { about, attempt, reasonOf, type Finding } from './finding.ts';

const { emptyFolder } = temporaryFolders('doctor');
const brief = (findings: readonly Finding[]) => findings.map(({ check, state }) => `${check} ${state}`);

test('the report lists the findings with their remedies, and counts the problems and warnings', () => {
  const [disk, smtp, clock] = [about('disk'), about('SMTP_URL'), about('clock')];
  const findings = [disk.ok('room'), smtp.warning('not set', 'Set it.'), clock.problem('wrong', 'Set up NTP.')];
  expect(findingsText(findings)).toBe(`ok      disk      room
WARNING SMTP_URL  not set
                  → Set it.
PROBLEM clock     wrong
                  → Set up NTP.

1 problem, 1 warning
`);
});

test.each([
  ['a text', 'x', 'x'],
  ['its lines in one', new Error('one\n  two'), 'one two'],
  ['its code', Object.assign(new Error('no'), { code: 'EX' }), 'no (EX)'],
  ['its cause', new Error('fetch failed', { cause: Object.assign(new Error('away'), { code: 'EX' }) }), 'away (EX)'],
  ['its first inner error', new AggregateError([new Error('no ::1'), new Error('no 127.0.0.1')], ''), 'no ::1'],
])('the reason of an error is %s', async (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
  expect(await attempt('mail', 'Ask.', () => Promise.reject(error))).toEqual([about('mail').problem(reason, 'Ask.')]);
});

test('invalid settings end the examination', async () => {
  const options = { variables: { PORT: 'x' }, settingsFile: 'none', ports: [], sendsMail: false };
  expect(await examine(options)).toMatchObject([
    { check: 'settings', state: 'problem', finding: expect.stringContaining('PORT: a port is a number') },
  ]);
});

const good = {
  SITE_URL: 'https://www.example.com',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_TO: 'office@example.com',
};
test.each<[string, Record<string, string>, string[]]>([
  ['of a good installation', {}, []],
  ['without a mailbox', { MAIL_TO: '' }, ['MAIL_TO warning']],
  ['without a mail server', { SMTP_URL: '' }, ['SMTP_URL warning']],
  ['with open mails', { SMTP_URL: 'smtp://mail.example.com' }, ['SMTP_URL warning']],
  ['with required TLS', { SMTP_URL: 'smtp://mail.example.com?requireTLS=true' }, []],
  ['with a mail server here', { SMTP_URL: 'smtp://localhost' }, []],
  ['without a proxy', { TRUSTED_PROXIES: '' }, ['TRUSTED_PROXIES problem']],
  ['without TLS', { SITE_URL: 'http://www.example.com' }, ['SITE_URL problem']],
  ['of a trial', { SITE_URL: 'http://localhost:3000' }, ['SITE_URL warning']],
])('settings %s lead to their findings', (_, changes, expected) => {
  expect(brief(checkSettings(readEnv({ ...good, ...changes }), 'none'))).toEqual(['settings ok', ...expected]);
});

test('a settings file that every account can read is a warning', () => {
  const file = join(emptyFolder(), 'settings.env');
  writeFileSync(file, '', { mode: 0o644 });
  expect(brief(checkSettings(readEnv(good), file))).toEqual(['settings ok', 'secrets warning']);
});

test('a backup that is missing, old or only on this machine is reported', () => {
  const folder = join(emptyFolder(), 'backups');
  const states = (variables = {}) => checkBackups(variables, folder).map(({ state }) => state);
  expect(states()).toEqual(['problem']);
  mkdirSync(folder);
  expect(states()).toEqual(['problem']);
  const file = join(folder, 'enquiries-2026-11-20T020000.sqlite');
  writeFileSync(file, '');
  expect(states()).toEqual(['warning']);
  expect(states({ BACKUP_COPY_TO: 'vault:centro-atco' })).toEqual(['ok']);
  utimesSync(file, 0, Date.now() / 1000 - 3 * 86_400);
  expect(checkBackups({}, folder)).toMatchObject([
    { state: 'problem', finding: expect.stringMatching(/newest is of/) },
  ]);
});

test('deliveries that were given up, and mails that wait for a day, are reported', async () => {
  const DATA_DIR = emptyFolder();
  const store = await openEnquiryStore({ DATA_DIR });
  await store.accept(sampleEnquiry());
  expect(brief(await checkOutbox(readEnv({ DATA_DIR })))).toEqual(['outbox ok']);
  const [claimed] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: 1000 });
  await store.markFailed(claimed!, 'refused 550');
  await store.close();
  expect(await checkOutbox(readEnv({ DATA_DIR }))).toMatchObject([
    { state: 'warning', finding: '1 delivery is given up or uncertain' },
  ]);
  const later = await openEnquiryStore({ DATA_DIR });
  await later.accept(sampleEnquiry({ receivedAt: new Date('2026-01-01') }));
  await later.close();
  expect(brief(await checkOutbox(readEnv({ ...good, DATA_DIR })))).toEqual(['outbox problem']);
});

test('a country database is reported once it is older than half a year', () => {
  const built = new Date('2026-06-01T00:00:00Z');
  const stateOn = (day: string) => checkCountries(built, new Date(day)).state;
  expect([stateOn('2026-11-27'), stateOn('2026-11-29')]).toEqual(['ok', 'warning']);
});
