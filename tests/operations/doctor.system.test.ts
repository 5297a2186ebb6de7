import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEnquiryStore } from '../../server/enquiries/store/store.ts';
import type { Finding } from '../../server/operations/doctor/finding.ts';
import { sampleEnquiry } from '../sample-enquiry.ts';
import { freePort, startSite, type SiteServer } from '../site-server.ts';
import { startSmtpPeer, type SmtpPeer } from '../smtp-peer.ts';
import { installNginx, type NginxInstallation } from './nginx-installation.ts';

let site: SiteServer;
let nginx: NginxInstallation;
let mailbox: SmtpPeer;
let settings: Record<string, string>;

beforeAll(async () => {
  mailbox = await startSmtpPeer();
  // nginx and the site need each other's port before they start.
  const port = await freePort();
  nginx = await installNginx([port], 'localhost');
  settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `https://localhost:${nginx.https}`,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mailbox.url,
    MAIL_TO: 'office@example.com',
  };
  site = await startSite({ ...settings, HOST: 'localhost' });
  settings['DATA_DIR'] = site.dataDir;
});

afterAll(async () => {
  await nginx.stop();
  await site.stop();
  await mailbox.stop();
});

/**
 * Runs the doctor as an operator does.
 * @param changes settings that differ; `null` removes one
 */
async function doctor(changes: Record<string, string | null> = {}, words: readonly string[] = []) {
  const all = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: nginx.certificateFile, ...settings, ...changes };
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
  for (const check of [
    'settings',
    'versions',
    'build',
    'disk',
    'countries',
    'database',
    'outbox',
    'pages',
    'public address',
    'mail',
  ])
    expect(
      of(check).map(({ state }) => state),
      check,
    ).toEqual(['ok']);
  expect(of('proxy').map(({ state }) => state)).toEqual(['ok', 'ok']);
  expect(of(`server ${settings['PORT']}`)).toMatchObject([{ state: 'ok' }]);
  // The certificate of the test expires tomorrow.
  expect(of('certificate')).toMatchObject([{ state: 'warning', finding: 'it ends in 1 day' }]);
  expect(mailbox.messages.map(({ to }) => to)).toEqual([['office@example.com']]);
});

test('--no-mail logs in to the mail server and sends nothing; an unknown option ends the doctor', async () => {
  const before = mailbox.messages.length;
  const { of } = await doctor({}, ['--no-mail']);
  expect(of('mail')).toMatchObject([{ state: 'ok', finding: expect.stringContaining('no mail was sent') }]);
  expect(mailbox.messages).toHaveLength(before);
  for (const words of [['--nonsense'], ['--port', '99999']]) expect((await doctor({}, words)).code).toBe(2);
});

test('settings that the server would refuse are named', async () => {
  const { code, problems } = await doctor({ PORT: 'x', SMTP_URL: 'mail.example.com' });
  expect(code).toBe(1);
  expect(problems).toMatchObject([{ check: 'settings', finding: expect.stringMatching(/PORT: .*SMTP_URL: /) }]);
});

test('https without a trusted proxy is a problem, and so is plain http with trusted clients', async () => {
  expect((await doctor({ TRUSTED_PROXIES: null }, ['--no-mail'])).of('TRUSTED_PROXIES')).toMatchObject([
    { state: 'problem' },
  ]);
  const open = await doctor({ SITE_URL: `http://127.0.0.1:${settings['PORT']}` }, ['--no-mail']);
  expect(open.of('SITE_URL')).toMatchObject([{ state: 'problem' }]);
  expect(open.of('proxy')).toContainEqual(
    expect.objectContaining({ state: 'problem', finding: expect.stringContaining('anybody can pretend') }),
  );
  // The pages of this server contain another address.
  expect(open.of('public address')).toMatchObject([{ state: 'problem', remedy: expect.stringContaining('SITE_URL') }]);
});

test('a mail server that is down, or refuses, is reported with the remedy', async () => {
  const away = await doctor({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  expect(away.of('mail')).toMatchObject([{ state: 'problem', finding: expect.stringContaining('ECONNREFUSED') }]);
  mailbox.setFailing({ code: 550, text: '5.7.1 sender not allowed' });
  const refused = await doctor();
  mailbox.setFailing(false);
  expect(refused.code).toBe(1);
  expect(refused.of('mail')).toMatchObject([{ state: 'problem', remedy: expect.stringContaining('MAIL_FROM') }]);
});

test('an unusable database, and a server that is not running, are reported', async () => {
  const port = await freePort();
  const { of, code } = await doctor(
    { DATABASE_URL: `postgres://site:x@127.0.0.1:${await freePort()}/site`, PORT: String(port) },
    ['--no-mail'],
  );
  expect(code).toBe(1);
  expect(of('database')).toMatchObject([{ state: 'problem', finding: expect.stringContaining('ECONNREFUSED') }]);
  expect(of(`server ${port}`)).toMatchObject([{ state: 'problem' }]);
});

test('failed deliveries, and an enquiry dated tomorrow, are reported', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'doctor-'));
  const store = await openEnquiryStore({ DATA_DIR });
  await store.accept(sampleEnquiry({ receivedAt: new Date(Date.now() + 86_400_000) }));
  const [claimed] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: 1000 });
  await store.markFailed(claimed!, 'refused 550');
  await store.close();
  const { of } = await doctor({ DATA_DIR }, ['--no-mail']);
  rmSync(DATA_DIR, { recursive: true });
  expect(of('outbox')).toMatchObject([
    { state: 'warning', finding: expect.stringContaining('1 delivery was given up') },
  ]);
  expect(of('clock')).toContainEqual(
    expect.objectContaining({ state: 'problem', finding: expect.stringContaining('newest enquiry') }),
  );
});

test('a certificate of an unknown authority, or an expired one, is a problem', async () => {
  const unknown = await doctor({ NODE_EXTRA_CA_CERTS: null }, ['--no-mail']);
  expect(unknown.of('certificate')).toMatchObject([
    { state: 'problem', finding: expect.stringContaining('browsers refuse it') },
  ]);

  const folder = mkdtempSync(join(tmpdir(), 'ended-'));
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key];
  const request = join(folder, 'request.pem');
  spawnSync('openssl', ['req', ...newKey, '-subj', '/CN=localhost', '-out', request]);
  const authority = `[ca]\ndefault_ca = c\n[c]\ndatabase = ${folder}/index\nserial = ${folder}/serial\nnew_certs_dir = ${folder}\ndefault_md = sha256\npolicy = p\n[p]\ncommonName = supplied\n`;
  writeFileSync(join(folder, 'authority.conf'), authority);
  writeFileSync(join(folder, 'index'), '');
  const signing = ['ca', '-batch', '-notext', '-selfsign', '-rand_serial', '-config', join(folder, 'authority.conf')];
  const dates = ['-startdate', '20260101000000Z', '-enddate', '20260131000000Z'];
  spawnSync('openssl', [...signing, ...dates, '-keyfile', key, '-in', request, '-out', file]);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(file) }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const ended = await doctor({ SITE_URL: `https://localhost:${port}` }, ['--no-mail']);
  server.close();
  rmSync(folder, { recursive: true });
  expect(ended.of('certificate')).toMatchObject([
    { state: 'problem', finding: expect.stringMatching(/it ended \d+ days ago/) },
  ]);
});
