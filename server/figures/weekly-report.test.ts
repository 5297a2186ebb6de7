import { afterEach, expect, test } from 'vitest';
import { sampleCentre } from '../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../tests/sample-enquiry.ts';
import { quietLog } from '../../tests/quiet-log.ts';
import { startSmtpPeer } from '../../tests/smtp-peer.ts';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import * as views from '../enquiries/mail/mails.tsx';
import { createDeliverers } from '../enquiries/outbox/deliverers.ts';
import { startOutbox } from '../enquiries/outbox/outbox.ts';
import { openEnquiryStore } from '../enquiries/store/store.ts';
import { queueWeeklyReport } from './weekly-report.ts';
import { eventually } from '../../tests/eventually.ts';

const { emptyFolder } = temporaryFolders('weekly-report');
const atEnd: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end();
});

const centre = { name: sampleCentre.name, titles: sampleCentre };

async function openStore(folder: string) {
  const store = await openEnquiryStore({ DATA_DIR: folder });
  atEnd.push(() => store.close());
  return store;
}

test.each([
  ['in winter', '2026-11-23T06:59:59Z', '2026-11-23T07:00:00Z'],
  ['on the day after summer time began', '2026-03-30T05:59:59Z', '2026-03-30T06:00:00Z'],
  ['on the day after summer time ended', '2026-10-26T06:59:59Z', '2026-10-26T07:00:00Z'],
])('%s the report is queued once, on Monday at eight in Madrid, and not a day later', async (_, early, due) => {
  const store = await openStore(emptyFolder());
  const queue = (at: Date) => queueWeeklyReport({ store, centre }, at);
  const later = (days: number) => new Date(Date.parse(due) + days * 86_400_000);
  expect(await queue(new Date(early))).toBe(false);
  expect(await queue(new Date(due))).toBe(true);
  expect(await queue(new Date(due))).toBe(false);
  expect(await queue(later(7))).toBe(true);
  expect(await queue(later(15))).toBe(false);
  expect((await store.outboxSummary())['report-mail'].waiting).toBe(2);
});

test('the report is sent once through several stores, and is not queued again after a restart', async () => {
  const folder = emptyFolder();
  const stores = [await openStore(folder), await openStore(folder)];
  const at = (text: string) => new Date(text);
  const enquiries = [
    sampleEnquiry({ receivedAt: at('2026-11-10T10:00:00Z') }),
    sampleEnquiry({ receivedAt: at('2026-11-17T10:00:00Z'), campus: null }),
    // This is Sunday, 23:30, in Madrid.
    sampleEnquiry({ receivedAt: at('2026-11-22T22:30:00Z'), name: 'Secret Name', campaign: 'utm_source=boletin' }),
    sampleEnquiry({ receivedAt: at('2026-11-22T23:30:00Z') }),
  ];
  for (const enquiry of enquiries) await stores[0]!.accept(enquiry);
  // Marks the mails of the enquiries as sent, because this test is only about the report.
  for (const mail of await stores[0]!.claim({ kinds: ['centre-mail', 'visitor-mail'], limit: 99, leaseMs: 1_000 })) {
    await stores[0]!.markSent(mail);
  }
  const monday = at('2026-11-23T07:01:00Z');
  const queued = await Promise.all(
    Array.from({ length: 10 }, (_, n) => queueWeeklyReport({ store: stores[n % 2]!, centre }, monday)),
  );
  expect(queued.filter(Boolean)).toHaveLength(1);
  const peer = await startSmtpPeer();
  atEnd.push(() => peer.stop());
  const env = { SMTP_URL: peer.url, OFFICE_REPORT_TO: 'direccion@example.com' };
  for (const store of stores) {
    const deliverers = createDeliverers(env, { centre: sampleCentre, views });
    const outbox = startOutbox({ store, deliverers, log: quietLog().log });
    atEnd.push(() => deliverers.close());
    atEnd.push(() => outbox.stop());
  }
  await eventually(async () => expect((await stores[0]!.outboxSummary())['report-mail'].sent).toBe(1));
  expect(await queueWeeklyReport({ store: await openStore(folder), centre }, monday)).toBe(false);
  expect(peer.messages).toHaveLength(1);
  const [{ to, mail }] = peer.messages as [(typeof peer.messages)[0]];
  expect(to).toEqual(['direccion@example.com']);
  expect(mail.subject).toBe('Consultas de la semana del 16 al 22 de noviembre de 2026 – Centro ATCO');
  expect(mail.messageId).toBe('<report-mail.2026-11-23@www.example.com>');
  for (const words of [
    'Consultas: 2 (la semana anterior, 1)',
    'Por curso: Básico y torre: 2',
    'Por campus:\n  Madrid: 1\n  sin preferencia: 1',
    'boletin: 1',
    'Primera respuesta: ninguna todavía',
    'Sin contestar: 2 esperan desde hace más de dos días laborables; la más antigua, desde el 10 de noviembre',
  ]) {
    expect(mail.text).toContain(words);
  }
  expect(mail.html).toContain('sin preferencia: 1');
  expect(JSON.stringify(mail)).not.toMatch(/Secret|nuria\./i);
});
