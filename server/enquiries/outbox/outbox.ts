import { type Clock, deliveryLimitMs, leaseMs, pause, systemClock, verdictMs, waitAfter } from './clock.ts';
import { DeliveryError, deliveryKinds, type ClaimedDelivery, type Deliverers } from './delivery.ts';
import type { EnquiryLog } from '../enquiry-log.ts';
import type { EnquiryStore } from '../store/store.ts';

export type OutboxSettings = {
  store: EnquiryStore;
  deliverers: Deliverers;
  log: EnquiryLog;
  clock?: Clock;
};

/** How often to poll for deliveries that another process has stored, in milliseconds. */
const pollMs = 30_000;

/** How many deliveries run at once. */
const atOnce = 4;

export type Outbox = ReturnType<typeof startOutbox>;

/**
 * Delivers the contents of the store's outbox, until stopped. Any number of processes may do so on one database. A
 * receiver gets a delivery twice only if it accepted the delivery and the database did not record that, as after a
 * crash. The same Message-ID or webhook id then shows the repetition. A delivery that was sent completely and never
 * answered is not repeated: it becomes `uncertain`, and a person decides. News of an intake is not repeated after a
 * crash either, as hundreds of people could get it twice. The same holds for the other mails of `isSentOnce`.
 */
export function startOutbox(settings: OutboxSettings) {
  const { store, deliverers, log, clock = systemClock } = settings;
  const kinds = deliveryKinds.filter((kind) => deliverers[kind === 'webhook' ? kind : 'mail'] !== null);
  const running = new Set<Promise<void>>();
  /** Kinds whose receiver may be unreachable; at the start, all of them. */
  const maybeDown = new Set(kinds);
  const cutOff = new AbortController();
  let stopping = false;
  let alarm = Promise.withResolvers<void>();

  /** Polls now, because a delivery may be due. */
  function wake(): void {
    alarm.resolve();
  }

  async function carryOut(delivery: ClaimedDelivery): Promise<void> {
    const { kind, attempt } = delivery;
    const about = { ...leadOf(delivery), kind, attempt };
    // Without this limit, a delivery that crashes the process would be attempted for ever.
    const isOver = waitAfter(attempt - 1) === null;
    if (delivery.interrupted && (isSentOnce(delivery) || isOver))
      return recordFailure(delivery, new DeliveryError('uncertain', 'interrupted'), about);
    const timeOver = new AbortController();
    const cancel = clock.after(deliveryLimitMs, () => timeOver.abort());
    try {
      const limit = AbortSignal.any([timeOver.signal, cutOff.signal]);
      await withinLimit(deliver(delivery, limit), limit, clock);
    } catch (error) {
      return recordFailure(delivery, error, about);
    } finally {
      cancel();
    }
    await storeOutcome(() => store.markSent(delivery), clock);
    log.info(about, 'delivered');
    if (maybeDown.delete(delivery.kind)) await store.bringForwardUnreachable(delivery.kind);
  }

  function deliver(delivery: ClaimedDelivery, limit: AbortSignal): Promise<void> {
    return delivery.kind === 'webhook' ? deliverers.webhook!(delivery, limit) : deliverers.mail!(delivery, limit);
  }

  async function recordFailure(delivery: ClaimedDelivery, error: unknown, about: object): Promise<void> {
    // An error that is no `DeliveryError` is a fault of this program; its text may quote the enquiry, so only its class
    // is kept.
    const reason = error instanceof DeliveryError ? error.message : `fault ${error instanceof Error ? error.name : ''}`;
    if (error instanceof DeliveryError && error.fault === 'uncertain') {
      await storeOutcome(() => store.markUncertain(delivery, reason), clock);
      log.error(
        { ...about, reason },
        'delivery uncertain: it may have been sent; a person decides on the office’s screen',
      );
      return;
    }
    if (error instanceof DeliveryError && error.fault === 'unreachable') maybeDown.add(delivery.kind);
    const wait = error instanceof DeliveryError && error.permanent ? null : waitAfter(delivery.attempt);
    if (wait === null) {
      await storeOutcome(() => store.markFailed(delivery, reason), clock);
      log.error({ ...about, reason }, 'delivery given up; the office’s screen shows it and sends it again');
    } else {
      await storeOutcome(() => store.markRetry(delivery, new Date(clock.now().getTime() + wait), reason), clock);
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
        const claimed = await store.claim({ kinds, limit: atOnce - running.size, leaseMs });
        claimed.forEach(start);
        const due = running.size < atOnce ? await store.nextDue(kinds) : null;
        if (due !== null) sleepMs = Math.min(pollMs, Math.max(25, due.getTime() - clock.now().getTime()));
      } catch (error) {
        log.error({ reason: (error as Error).message }, 'the outbox cannot be read');
        sleepMs = Math.min(pollMs, 5_000);
      }
      if (!stopping) await pause(clock, sleepMs, alarm.promise);
    }
  }

  void announceWaiting(settings).catch((error: Error) =>
    log.error({ reason: error.message }, 'the outbox cannot be read'),
  );
  const looping = kinds.length === 0 ? Promise.resolve() : loop();

  return {
    wake,
    /** Claims no more deliveries, and resolves when the running ones have finished; after `graceMs` it aborts them. */
    async stop(graceMs = 10_000): Promise<void> {
      stopping = true;
      wake();
      await looping;
      const cancel = clock.after(graceMs, () => cutOff.abort());
      await Promise.all(running);
      cancel();
    },
  };
}

function leadOf(delivery: ClaimedDelivery): object {
  if ('enquiry' in delivery) return { enquiry: delivery.enquiry.id };
  if ('booking' in delivery) return { booking: delivery.booking.id };
  return { subscription: delivery.subscription.id };
}

/**
 * Whether a mail that may have been sent before a crash becomes `uncertain` instead of being repeated. This holds for
 * news of an intake, answers, and later mails of a booking. The replies to a booking are repeated: two are better
 * than none.
 */
function isSentOnce({ kind }: ClaimedDelivery): boolean {
  return kind === 'edition-mail' || kind === 'answer-mail' || kind === 'visit-mail';
}

const mailKinds = deliveryKinds.filter((kind) => kind !== 'webhook');

async function announceWaiting({ store, deliverers, log }: OutboxSettings): Promise<void> {
  const summary = await store.outboxSummary();
  const mails = mailKinds.reduce((total, kind) => total + summary[kind].waiting, 0);
  const uncertain = deliveryKinds.filter((kind) => summary[kind].uncertain > 0);
  if (uncertain.length > 0) {
    log.warn(
      { uncertain: Object.fromEntries(uncertain.map((kind) => [kind, summary[kind].uncertain])) },
      'nobody knows whether these deliveries arrived: a person decides on the office’s screen',
    );
  }
  if (deliverers.mail === null) {
    log.warn({ waiting: mails }, 'SMTP_URL is not set: what visitors send is stored, and mails wait until it is');
  }
  if (deliverers.webhook === null && summary.webhook.waiting > 0) {
    log.warn({ waiting: summary.webhook.waiting }, 'WEBHOOK_URL is not set: webhook calls wait until it is');
  }
}

/** Tries for half a minute to note an outcome: a delivery whose success is not noted is carried out again. */
async function storeOutcome(note: () => Promise<unknown>, clock: Clock): Promise<void> {
  for (const pauseMs of [100, 500, 2_000, 5_000, 10_000, 15_000]) {
    try {
      await note();
      return;
    } catch {
      await pause(clock, pauseMs);
    }
  }
  await note();
}

/**
 * Waits for a delivery until its limit. An aborted delivery has `verdictMs` to report its outcome; one that ignores the
 * abort signal counts as uncertain.
 */
function withinLimit(delivery: Promise<void>, limit: AbortSignal, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = () => clock.after(verdictMs, () => reject(new DeliveryError('uncertain', 'timeout')));
    limit.addEventListener('abort', cut, { once: true });
    delivery.then(resolve, reject).finally(() => limit.removeEventListener('abort', cut));
  });
}
