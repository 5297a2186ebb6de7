import { expect, test, vi } from 'vitest';
import { counts, outboxStage } from '../../../tests/outbox-stage.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { leaseMs } from './clock.ts';
import { DeliveryError, type Deliver } from './delivery.ts';

const [second, minute] = [1_000, 60_000];
const { openStore, start, pass, timers } = outboxStage();

test.each<[string, unknown, string, string, object]>([
  ['arrives', null, 'info', 'delivered', {}],
  [
    'is put off',
    new DeliveryError('refused', 450),
    'warn',
    'delivery put off',
    { reason: 'refused 450', waitMs: 10_000 },
  ],
  [
    'is given up',
    new DeliveryError('refused', 550, true),
    'error',
    'delivery given up; the office’s screen shows it and sends it again',
    { reason: 'refused 550' },
  ],
  [
    'is uncertain',
    new DeliveryError('uncertain', 'ETIMEDOUT'),
    'error',
    'delivery uncertain: it may have been sent; a person decides on the office’s screen',
    { reason: 'uncertain ETIMEDOUT' },
  ],
  ['fails by a fault of this program', 'no error', 'warn', 'delivery put off', { reason: 'fault ', waitMs: 10_000 }],
])('a delivery that %s is logged with its enquiry, kind and attempt', async (_, error, level, message, more) => {
  const store = await openStore();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  const { lines } = start(store, async () => (error === null ? undefined : Promise.reject(error)));
  await pass(0);
  const of = (kind: string) => ({ level, message, facts: { enquiry: enquiry.id, kind, attempt: 1, ...more } });
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining([of('centre-mail'), of('visitor-mail')]));
});

test('the start logs deliveries that wait for a setting or a person, and nothing if there are none', async () => {
  const store = await openStore('announcing', { WEBHOOK_URL: 'https://example.org/hook' });
  const well = start(store, async () => {});
  await pass(0);
  expect(well.lines).toEqual([]);
  await well.stop();
  await store.accept(sampleEnquiry());
  const [mail] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs });
  await store.markUncertain(mail!, 'uncertain ETIMEDOUT');
  const { lines } = start(store, null);
  await pass(0);
  const warn = (facts: object, message: string) => ({ level: 'warn', facts, message });
  expect(lines).toEqual([
    warn(
      { uncertain: { 'centre-mail': 1 } },
      'nobody knows whether these deliveries arrived: a person decides on the office’s screen',
    ),
    warn({ waiting: 1 }, 'SMTP_URL is not set: what visitors send is stored, and mails wait until it is'),
    warn({ waiting: 1 }, 'WEBHOOK_URL is not set: webhook calls wait until it is'),
  ]);
  // A process without deliverers does not look for work.
  expect(timers()).toBe(0);
});

test('a database that is away is logged, and asked again after five seconds', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const away = new Error('away');
  const claim = vi.fn(store.claim).mockRejectedValueOnce(away);
  const { lines } = start({ ...store, claim, outboxSummary: () => Promise.reject(away) }, async () => {});
  await pass(4_999);
  const told = { level: 'error', facts: { reason: 'away' }, message: 'the outbox cannot be read' };
  expect(lines).toEqual([told, told]);
  await pass(1);
  expect((await counts(store)).sent).toBe(1);
});

test('an outcome that the database refuses is stored within half a minute; otherwise it is logged, and the delivery is repeated', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const away = new Error('away');
  const markSent = vi.fn(store.markSent).mockRejectedValue(away);
  const deliver = vi.fn<Deliver>(async () => {});
  const { lines } = start({ ...store, markSent }, deliver);
  await pass(32 * second);
  expect(lines).toEqual([]);
  await pass(second);
  expect(markSent).toHaveBeenCalledTimes(14);
  const told = { level: 'error', facts: { reason: 'away' }, message: 'the outcome of a delivery was not recorded' };
  expect(lines).toEqual([told, told]);
  markSent.mockReset().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockImplementation(store.markSent);
  await pass(leaseMs + minute);
  expect(deliver).toHaveBeenCalledTimes(4);
  expect((await counts(store)).sent).toBe(1);
});
