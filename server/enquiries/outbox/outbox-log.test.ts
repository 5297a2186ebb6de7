import { expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { quietLog } from '../../../tests/quiet-log.ts';
import { DeliveryError, type Deliver } from './delivery.ts';
import { counts, outboxStage } from './outbox-stage.ts';
import { startOutbox } from './outbox.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const { openStore, start, slow, clock, pass, timers } = outboxStage();

test.each<[string, Deliver, string, string, object]>([
  ['arrives', async () => {}, 'info', 'delivered', {}],
  [
    'is put off',
    async () => Promise.reject(new DeliveryError('refused', 450)),
    'warn',
    'delivery put off',
    { reason: 'refused 450', waitMs: 10_000 },
  ],
  [
    'is given up',
    async () => Promise.reject(new DeliveryError('refused', 550, true)),
    'error',
    'delivery given up; the office’s screen shows it and sends it again',
    { reason: 'refused 550' },
  ],
  [
    'is uncertain',
    async () => Promise.reject(new DeliveryError('uncertain', 'ETIMEDOUT')),
    'error',
    'delivery uncertain: it may have been sent; a person decides on the office’s screen',
    { reason: 'uncertain ETIMEDOUT' },
  ],
  [
    'fails by a fault of this program',
    async () => Promise.reject('no error'),
    'warn',
    'delivery put off',
    { reason: 'fault ', waitMs: 10_000 },
  ],
])('a delivery that %s is logged with its enquiry, kind and attempt', async (_, deliver, level, message, more) => {
  const store = await openStore();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  const { lines } = start(store, deliver);
  await pass(0);
  const of = (kind: string) => ({ level, message, facts: { enquiry: enquiry.id, kind, attempt: 1, ...more } });
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining([of('centre-mail'), of('visitor-mail')]));
});

test('deliveries without settings are counted in the log at the start, mails of all kinds together', async () => {
  const store = await openStore('waiting', { WEBHOOK_URL: 'https://example.org/hook' });
  await store.accept(sampleEnquiry());
  await store.subscribe(sampleRequest({ at: clock().now() }));
  const { lines } = start(store, null);
  await pass(0);
  expect(lines).toEqual([
    {
      level: 'warn',
      facts: { waiting: 3 },
      message: 'SMTP_URL is not set: what visitors send is stored, and mails wait until it is',
    },
    {
      level: 'warn',
      facts: { waiting: 1 },
      message: 'WEBHOOK_URL is not set: webhook calls wait until it is',
    },
  ]);
  // A process without deliverers does not look for work.
  expect(timers()).toBe(0);
});

test('a database that does not respond at the start is logged', async () => {
  const store = await openStore();
  const outboxSummary = async () => Promise.reject(new Error('away'));
  const { lines } = start({ ...store, outboxSummary }, null);
  await pass(0);
  expect(lines).toEqual([{ level: 'error', facts: { reason: 'away' }, message: 'the outbox cannot be read' }]);
});

test('an outcome that the database does not store for half a minute is logged, and the delivery is repeated', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const markSent = vi.fn<typeof store.markSent>().mockRejectedValue(new Error('away'));
  const deliver = vi.fn<Deliver>(async () => {});
  const { lines } = start({ ...store, markSent }, deliver, { timeLimitMs: minute });
  await pass(32 * second);
  expect(lines).toEqual([]);
  await pass(second);
  expect(markSent).toHaveBeenCalledTimes(14);
  const told = { level: 'error', facts: { reason: 'away' }, message: 'the outcome of a delivery was not recorded' };
  expect(lines).toEqual([told, told]);
  await pass(2 * minute);
  expect(deliver).toHaveBeenCalledTimes(4);
});

test('five seconds after a database error the outbox polls again', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const claim = vi.fn(store.claim).mockRejectedValueOnce(new Error('away'));
  const { lines } = start({ ...store, claim }, async () => {}, { pollMs: hour });
  await pass(4_999);
  expect(lines).toEqual([{ level: 'error', facts: { reason: 'away' }, message: 'the outbox cannot be read' }]);
  await pass(1);
  expect((await counts(store)).sent).toBe(1);
});

test('four deliveries run at once by default, and the fifth follows the first that ends', async () => {
  const store = await openStore();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  const begun = vi.fn();
  start(store, async () => {
    begun();
    await slow(second)();
  });
  await pass(0);
  expect(begun).toHaveBeenCalledTimes(4);
  await pass(second);
  expect(begun).toHaveBeenCalledTimes(6);
});

test('a postponed delivery is repeated when it is due, not at the next poll', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const times: number[] = [];
  start(
    store,
    async ({ attempt }) => {
      times.push(clock().now().getTime());
      if (attempt === 1) throw new DeliveryError('refused', 450);
    },
    { firstWaitMs: 7 * second, pollMs: hour },
  );
  await pass(minute);
  expect(times.map((at) => at - times[0]!)).toEqual([0, 0, 7_000, 7_000]);
});

test('at a stop, running deliveries have ten seconds to end', async () => {
  const store = await openStore();
  await store.accept(sampleEnquiry());
  const { log } = quietLog();
  const aborted = vi.fn();
  const deliver: Deliver = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        aborted();
        reject(new DeliveryError('unreachable', 'EABORT'));
      });
    });
  const deliverers = { mail: deliver, webhook: null };
  const outbox = startOutbox({ store, deliverers, log, clock: clock() });
  await pass(0);
  const stopped = outbox.stop();
  await pass(10 * second - 1);
  expect(aborted).not.toHaveBeenCalled();
  await pass(1);
  await stopped;
  expect(aborted).toHaveBeenCalledTimes(2);
  expect((await counts(store)).waiting).toBe(1);
});
