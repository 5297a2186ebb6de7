import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sampleFacts } from '../../../tests/office-app.ts';
import { startSmtpPeer } from '../../../tests/smtp-peer.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { readLog } from '../log/office-log.ts';
import { openOffice } from '../open-office.ts';
import { runPeople } from './people-commands.ts';

const { folder, emptyFolder } = temporaryFolders('people-commands');
mkdirSync(join(folder, 'server'));
writeFileSync(join(folder, 'server', 'site.json'), JSON.stringify({ facts: sampleFacts }));

let variables: Record<string, string>;
beforeEach(() => {
  variables = { DATA_DIR: emptyFolder(), OFFICE_URL: 'https://oficina.example.com' };
});

/** Runs a command as an operator types it. */
async function office(words: string, more: Record<string, string> = {}) {
  const told = { out: '', err: '' };
  const code = await runPeople(
    words.split(' '),
    {
      variables: { ...variables, ...more },
      out: (text) => void (told.out += text),
      err: (text) => void (told.err += text),
    },
    folder,
  );
  return { code, ...told };
}

test('commands invite, list and remove people; invitations and removals are logged', async () => {
  const invited = await office('invite Oficina@Example.com --role=owner');
  expect(invited).toMatchObject({ code: 0, err: expect.stringContaining('oficina@example.com (owner), once, until') });
  expect(invited.out).toMatch(/^https:\/\/oficina\.example\.com\/invitacion#[\w-]{43}\n$/);
  expect((await office('invite oficina@example.com')).err).toContain('(owner)');
  expect(JSON.parse((await office('people --json')).out)).toMatchObject([
    { email: 'oficina@example.com', role: 'owner', keys: 0, seenAt: null },
  ]);
  expect((await office('people')).out).toMatch(/^ADDRESS .*\noficina@example\.com +owner .* 0\n$/);
  expect(await office('remove OFICINA@example.com')).toMatchObject({ code: 0 });
  expect(await office('remove oficina@example.com')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no access'),
  });
  const parts = await openOffice(variables, { dist: folder });
  const { lines } = await readLog(parts.db, null);
  await parts.store.close();
  expect(lines.map(({ by, action }) => `${by} ${action}`).toSorted()).toEqual([
    'command line invited',
    'command line invited',
    'command line removed',
  ]);
});

test('an invitation is mailed if a mail server is configured, and a failed mail is reported', async () => {
  const mailbox = await startSmtpPeer();
  const mail = { SMTP_URL: mailbox.url, SITE_URL: 'https://www.example.com' };
  const sent = await office('invite ana@example.com', mail);
  expect(sent.err).toContain('It was mailed too.');
  const [received] = mailbox.messages;
  expect(received).toMatchObject({ to: ['ana@example.com'], from: 'info@example.com' });
  expect(received?.mail.text).toContain(sent.out.trim());
  mailbox.setFailing({ code: 550, text: 'no such mailbox ana@example.com' });
  const failed = await office('invite ana@example.com', mail);
  expect(failed).toMatchObject({ code: 0, err: expect.stringContaining('The mail did not leave') });
  expect(failed.err).not.toContain('no such mailbox');
  await mailbox.stop();
});

test.each([
  ['invite', 'whom?'],
  ['invite nobody', 'whom?'],
  ['invite ana@example.com --role=boss', '--role is one of office, owner'],
  ['remove ana@example.com --json', 'remove does not take --json'],
  ['start', 'there is no command start'],
])('the wrong command %j is refused', async (words, message) => {
  expect(await office(words)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});

test('a command reports a missing build, and names an invalid setting', async () => {
  const told: string[] = [];
  const surroundings = { variables, out: () => {}, err: (text: string) => void told.push(text) };
  expect(await runPeople(['people'], surroundings, emptyFolder())).toBe(1);
  expect(told.join()).toContain('npm run build');
  expect(await office('people', { OFFICE_URL: 'oficina' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('OFFICE_URL'),
  });
});
