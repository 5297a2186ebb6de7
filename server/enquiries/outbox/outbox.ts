import { setTimeout as delay } from 'node:timers/promises';
import { waitAfter } from './back-off.ts';
import { DeliveryError, deliveryKinds, type ClaimedDelivery, type Deliverers } from './delivery.ts';
import type { EnquiryLog } from '../enquiry-log.ts';
import type { EnquiryStore } from '../store/store.ts';

export type OutboxSettings = {
  store: EnquiryStore;
  deliverers: Deliverers;
  log: EnquiryLog;
  /** The wait after a first failed attempt, in milliseconds; tests shorten it. */
  firstWaitMs?: number;
  /** How often to look for work that another process left behind, in milliseconds. */
  pollMs?: number;
  /** How long one delivery may take before it is cut off, in milliseconds. */
  timeLimitMs?: number;
  /** How many deliveries run at once. */
  atOnce?: number;
};

export type Outbox = {
  /** Looks for work now: an enquiry has just been accepted. */
  wake(): void;
  /** Takes up no more work and resolves when what runs has finished; cuts it off after `graceMs` (10 s by default). */
  stop(graceMs?: number): Promise<void>;
};

/**
 * Delivers what the store's outbox holds, until stopped. Any number of processes may do so on one database.
 * A delivery is repeated only when the process died between the other side's yes and the note of it in the database;
 * the same Message-ID or webhook id then tells the receiver that it is a repetition.
 */
export function startOutbox(settings: OutboxSettings): Outbox {
  const { store, deliverers, log, firstWaitMs, pollMs = 30_000, timeLimitMs = 30_000, atOnce = 4 } = settings;
  const kinds = deliveryKinds.filter((kind) => deliverers[kind] !== null);
  const running = new Set<Promise<void>>();
  /** Kinds whose other side may have been out of reach: at the start nobody knows what happened before. */
  const maybeDown = new Set(kinds);
  const cutOff = new AbortController();
  let stopping = false;
  let alarm = Promise.withResolvers<void>();

  function wake(): void {
    alarm.resolve();
  }

  async function carryOut(delivery: ClaimedDelivery): Promise<void> {
    const about = { enquiry: delivery.enquiry.id, kind: delivery.kind, attempt: delivery.attempt };
    try {
      const limit = AbortSignal.any([AbortSignal.timeout(timeLimitMs), cutOff.signal]);
      await withinLimit(deliverers[delivery.kind]!(delivery, limit), limit);
    } catch (error) {
      return recordFailure(delivery, error, about);
    }
    await insist(() => store.markSent(delivery));
    log.info(about, 'delivered');
    if (maybeDown.delete(delivery.kind)) await store.bringForwardUnreachable(delivery.kind);
  }

  async function recordFailure(delivery: ClaimedDelivery, error: unknown, about: object): Promise<void> {
    // Any other error is a fault of this program; its text may quote the enquiry, so only its class is kept.
    const reason = error instanceof DeliveryError ? error.message : `fault ${error instanceof Error ? error.name : ''}`;
    if (error instanceof DeliveryError && error.fault === 'unreachable') maybeDown.add(delivery.kind);
    const wait = error instanceof DeliveryError && error.permanent ? null : waitAfter(delivery.attempt, firstWaitMs);
    if (wait === null) {
      await insist(() => store.markFailed(delivery, reason));
      log.error(
        { ...about, reason },
        'delivery given up; "leads -- list --failed" shows it, "leads -- retry" repeats it',
      );
    } else {
      await insist(() => store.markRetry(delivery, new Date(Date.now() + wait), reason));
      log.warn({ ...about, reason, waitMs: wait }, 'delivery put off');
    }
  }

  function start(delivery: ClaimedDelivery): void {
    const run = carryOut(delivery)
      .catch((error: Error) => log.error({ reason: error.message }, 'the outcome of a delivery was not recorded'))
      .finally(() => {
        running.delete(run);
        wake();
      });
    running.add(run);
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      alarm = Promise.withResolvers();
      let sleepMs = pollMs;
      try {
        // The lease outlasts the time limit, so that no other process takes up what is still being delivered here.
        const claimed = await store.claim({ kinds, limit: atOnce - running.size, leaseMs: timeLimitMs * 1.5 });
        claimed.forEach(start);
        const due = running.size < atOnce ? await store.nextDue(kinds) : null;
        if (due !== null) sleepMs = Math.min(pollMs, Math.max(25, due.getTime() - Date.now()));
      } catch (error) {
        log.error({ reason: (error as Error).message }, 'the outbox cannot be read');
        sleepMs = Math.min(pollMs, 5_000);
      }
      if (!stopping) await sleep(sleepMs, alarm.promise);
    }
  }

  void announceWaiting(settings).catch((error: Error) =>
    log.error({ reason: error.message }, 'the outbox cannot be read'),
  );
  const looping = kinds.length === 0 ? Promise.resolve() : loop();

  return {
    wake,
    async stop(graceMs = 10_000) {
      stopping = true;
      wake();
      await looping;
      const grace = setTimeout(() => cutOff.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(grace);
    },
  };
}

async function announceWaiting({ store, deliverers, log }: OutboxSettings): Promise<void> {
  const summary = await store.outboxSummary();
  const mails = summary['centre-mail'].waiting + summary['visitor-mail'].waiting;
  if (deliverers['centre-mail'] === null) {
    log.warn({ waiting: mails }, 'SMTP_URL is not set: enquiries are stored, and their mails wait until it is');
  }
  if (deliverers.webhook === null && summary.webhook.waiting > 0) {
    log.warn(
      { waiting: summary.webhook.waiting },
      'WEBHOOK_URL is not set: the calls that it was to get wait until it is',
    );
  }
}

/** Tries a few times to note an outcome: a delivery whose success is not noted is carried out again. */
async function insist(note: () => Promise<unknown>): Promise<void> {
  for (const pauseMs of [100, 500, 2_000]) {
    try {
      await note();
      return;
    } catch {
      await delay(pauseMs);
    }
  }
  await note();
}

/** Rejects when the time is over even if the delivery does not listen to its signal. */
function withinLimit(delivery: Promise<void>, limit: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = () => reject(new DeliveryError('unreachable', 'timeout'));
    limit.addEventListener('abort', cut, { once: true });
    delivery.then(resolve, reject).finally(() => limit.removeEventListener('abort', cut));
  });
}

async function sleep(ms: number, alarm: Promise<void>): Promise<void> {
  const cancel = new AbortController();
  await Promise.race([delay(ms, undefined, { signal: cancel.signal }).catch(() => {}), alarm]);
  cancel.abort();
}
