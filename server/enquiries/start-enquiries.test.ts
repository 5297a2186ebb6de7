import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { quietLog } from '../../tests/quiet-log.ts';
import { sampleCentre } from '../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../tests/sample-enquiry.ts';
import { sampleRequest } from '../../tests/sample-subscription.ts';
import { startSmtpPeer } from '../../tests/smtp-peer.ts';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { readEnv } from '../env.ts';
import type { SiteBuild } from '../site-build.ts';
import { erasureLogFile } from './leads/erasure-log.ts';
import * as views from './mail/mails.tsx';
import { startEnquiries } from './start-enquiries.ts';

const { emptyFolder } = temporaryFolders('start-enquiries');

const { phone, courses, campuses, syllabuses, ...centre } = sampleCentre;
const site = {
  views,
  facts: {
    centre: { ...centre, phone: { display: phone, tel: phone } },
    courses,
    campuses,
    syllabuses,
    retentionMonths: 12,
    waitingMonths: 24,
    visits: [],
  },
} as unknown as SiteBuild;

async function started(variables: Record<string, string> = {}, served = () => site) {
  const { log, lines } = quietLog();
  const env = readEnv({ DATA_DIR: emptyFolder(), SITE_URL: sampleCentre.siteUrl, ...variables });
  const enquiries = startEnquiries(env, served, log);
  onTestFinished(() => enquiries.stop());
  await enquiries.firstAttempt;
  return { ...enquiries, env, lines };
}

test('an accepted enquiry is mailed at once, with the content of this site', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const { store } = await started({ SMTP_URL: peer.url });
  // The outbox uses the same connection: once these queries are answered, the outbox has found nothing and waits.
  const untilAsleep = async () => {
    for (let turns = 0; turns < 10; turns += 1) await store.outboxSummary();
  };
  await untilAsleep();
  const enquiry = sampleEnquiry({ language: 'en' });
  expect(await store.accept(enquiry)).toBe('stored');
  await eventually(() => expect(peer.messages).toHaveLength(2));
  const toVisitor = peer.messages.find(({ to }) => to.includes(enquiry.email));
  for (const words of [sampleCentre.name, sampleCentre.address, phone, 'Basic and tower', 'Madrid'])
    expect(toVisitor?.mail.text).toContain(words);
  await eventually(async () => expect((await store.outboxSummary())['visitor-mail'].sent).toBe(1));
  await untilAsleep();
  expect(await store.subscribe(sampleRequest())).toBe('stored');
  await eventually(() => expect(peer.messages).toHaveLength(3));
  expect(peer.messages[2]?.mail.text).toContain(`${sampleCentre.siteUrl}/forms/tell-me/confirm?`);
});

test('an unsubscription is written to a file too, and takes effect even if that fails', async () => {
  for (const isWritable of [true, false]) {
    const { store, env, lines } = await started();
    const file = erasureLogFile(env.DATA_DIR);
    if (!isWritable) mkdirSync(file);
    await store.subscribe(sampleRequest());
    expect(await store.unsubscribe('a guess')).toBe(false);
    expect(existsSync(file)).toBe(!isWritable);
    const [waiting] = await store.subscriptions();
    expect(await store.unsubscribe(waiting!.token)).toBe(true);
    expect(await store.subscriptions()).toEqual([]);
    if (isWritable) expect(readFileSync(file, 'utf8')).toContain((await store.erasures())[0]!.key);
    const warned = lines.filter(({ message }) => message.startsWith('the file of the erasures was not written'));
    expect(warned.map(({ facts }) => facts)).toEqual(isWritable ? [] : [{ reason: 'Error' }]);
  }
});

test('texts erased while another process reads are gone from the files a minute afterwards, and the log says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, env, lines } = await started();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  const reader = new DatabaseSync(join(env.DATA_DIR, 'enquiries.sqlite'));
  reader.exec('begin; select count(*) from enquiries');
  expect(await store.erase({ email: enquiry.email })).toMatchObject({ cleaned: false });
  reader.close();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const said = () => lines.map(({ message }) => message);
  await eventually(() => expect(said()).toContain('erased texts are gone from the database’s files now'));
});

test('a server that is about to stop accepts enquiries, and is no longer ready', async () => {
  const { store, drain } = await started();
  await store.ping();
  drain();
  await expect(store.ping()).rejects.toMatchObject({ code: 'STOPPING' });
  expect(await store.accept(sampleEnquiry())).toBe('stored');
});

test('a database that is away at the start is opened later by itself, and each form tries it too', async () => {
  const folder = emptyFolder();
  const inTheWay = join(folder, 'data');
  writeFileSync(inTheWay, '');
  const { store, lines } = await started({ DATA_DIR: inTheWay });
  const refused = { name: 'EnquiryStoreError', code: 'EEXIST' };
  await expect(store.accept(sampleEnquiry())).rejects.toMatchObject(refused);
  await expect(store.ping()).rejects.toMatchObject(refused);
  expect(lines).toMatchObject([
    { level: 'error', facts: { reason: expect.stringContaining('cannot be opened: EEXIST'), againInMs: 500 } },
  ]);
  await eventually(() => expect(lines[1]?.facts).toMatchObject({ againInMs: 1_000 }));
  rmSync(inTheWay);
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  await eventually(() => expect(lines.at(-1)?.message).toMatch(/SMTP_URL is not set/));
  expect(lines.map(({ message }) => message)).toContain('the enquiries’ database is open');
});

test('a stop ends the attempts to open a database that is away', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'data'), '');
  const { stop, lines } = await started({ DATA_DIR: join(folder, 'data') });
  vi.useFakeTimers();
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(lines).toHaveLength(1);
});

test('a server that stops while the database is being opened starts no work on it', async () => {
  const { log, lines } = quietLog();
  const env = readEnv({ DATA_DIR: emptyFolder(), SITE_URL: sampleCentre.siteUrl });
  await startEnquiries(env, () => site, log).stop();
  // The outbox would log that there is no mail server.
  expect(lines).toEqual([]);
});

test('a mail uses the content shown when it is sent', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  let shown = site;
  const { store } = await started({ SMTP_URL: peer.url }, () => shown);
  const renamed = site.facts.courses.map((course) => ({ ...course, title: { es: 'Curso nuevo', en: 'New course' } }));
  shown = { ...site, facts: { ...site.facts, courses: renamed, centre: { ...site.facts.centre, name: 'New Centre' } } };
  const enquiry = sampleEnquiry({ language: 'en' });
  await store.accept(enquiry);
  await eventually(() => expect(peer.messages).toHaveLength(2));
  const toVisitor = peer.messages.find(({ to }) => to.includes(enquiry.email));
  expect(toVisitor?.mail.from?.name).toBe('New Centre');
  expect(toVisitor?.mail.text).toContain('New course');
  expect(toVisitor?.mail.text).not.toContain(sampleCentre.name);
});
