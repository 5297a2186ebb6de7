import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '../../server/operations/doctor/finding.ts';
import { freePort, startSite, type SiteServer } from '../site-server.ts';
import { startSmtpPeer, type SmtpPeer } from '../smtp-peer.ts';
import { installCaddy, type CaddyInstallation } from './caddy-installation.ts';

let site: SiteServer;
let caddy: CaddyInstallation;
let mailbox: SmtpPeer;
let settings: Record<string, string>;

beforeAll(async () => {
  mailbox = await startSmtpPeer();
  // Caddy and the site need each other's port before they start.
  const port = await freePort();
  caddy = await installCaddy([port], { name: 'localhost' });
  settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `https://localhost:${caddy.https}`,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mailbox.url,
    MAIL_TO: 'office@example.com',
    BACKUP_FOLDER: mkdtempSync(join(tmpdir(), 'backups-')),
    BACKUP_COPY_TO: 'vault:',
  };
  writeFileSync(join(settings['BACKUP_FOLDER']!, 'enquiries-1.sqlite'), '');
  site = await startSite({ ...settings, HOST: 'localhost' });
  settings['DATA_DIR'] = site.dataDir;
});

afterAll(async () => {
  await caddy.stop();
  await site.stop();
  await mailbox.stop();
});

/**
 * Runs the doctor as an operator does.
 * @param changes settings that differ; `null` removes one
 */
async function doctor(changes: Record<string, string | null> = {}, words: readonly string[] = []) {
  const all = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: caddy.certificateFile, ...settings, ...changes };
  const env = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Record<string, string>;
  const child = spawn(process.execPath, ['scripts/doctor.ts', '--json', ...words], { env });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const findings = output === '' ? [] : (JSON.parse(output) as Finding[]);
  const of = (check: string) => findings.filter((finding) => finding.check === check);
  return { code, findings, of, problems: findings.filter(({ state }) => state === 'problem') };
}

test('a correct installation has no problem, and a test mail is in the mailbox', async () => {
  const { code, problems, of } = await doctor();
  expect(problems).toEqual([]);
  expect(code).toBe(0);
  for (const check of ['content', 'settings', 'disk', 'outbox', 'backup', 'public address', 'mail', 'office'])
    expect(
      of(check).map(({ state }) => state),
      check,
    ).toEqual(['ok']);
  expect(of(`server ${settings['PORT']}`)).toMatchObject([{ state: 'ok' }]);
  // Certificates of Caddy's own authority are valid for half a day.
  expect(of('certificate')).toMatchObject([{ state: 'warning', finding: 'it ends in 0 days' }]);
  expect(mailbox.messages.map(({ to }) => to)).toEqual([['office@example.com']]);
});

test('--no-mail logs in to the mail server and sends nothing; an unknown option ends the doctor', async () => {
  const before = mailbox.messages.length;
  const { of } = await doctor({}, ['--no-mail']);
  expect(of('mail')).toMatchObject([{ state: 'ok', finding: expect.stringContaining('no mail was sent') }]);
  expect(mailbox.messages).toHaveLength(before);
  for (const words of [['--nonsense'], ['--port', '99999']]) expect((await doctor({}, words)).code).toBe(2);
});

test('a certificate of an unknown authority is a problem', async () => {
  const unknown = await doctor({ NODE_EXTRA_CA_CERTS: null }, ['--no-mail']);
  expect(unknown.of('public address')).toMatchObject([
    { state: 'problem', finding: expect.stringContaining('certificate') },
  ]);
});
