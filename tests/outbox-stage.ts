import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { withDatabase } from './empty-databases.ts';
import { manualClock } from './manual-clock.ts';
import { quietLog } from './quiet-log.ts';
import { temporaryFolders } from './temporary-folders.ts';
import { type EnquiryStore, openEnquiryStore, type EnquiryStoreEnv } from '../server/enquiries/store/store.ts';
import type { Deliver } from '../server/enquiries/outbox/delivery.ts';
import { startOutbox } from '../server/enquiries/outbox/outbox.ts';

/** Starts outboxes for tests, on a clock that the test advances. After each test they and their stores are closed. */
export function outboxStage() {
  const { folder } = temporaryFolders('outbox');
  const atEnd: (() => Promise<void>)[] = [];
  let time: ReturnType<typeof manualClock>;
  beforeEach(() => {
    time = manualClock();
  });
  afterEach(async () => {
    for (const end of atEnd.splice(0).toReversed()) await end();
  });

  async function openStore(
    name: string = crypto.randomUUID(),
    settings: Partial<EnquiryStoreEnv> = {},
  ): Promise<EnquiryStore> {
    const DATA_DIR = join(folder, name);
    if (!existsSync(DATA_DIR)) await withDatabase(mkdirSync(DATA_DIR, { recursive: true })!);
    const store = await openEnquiryStore({ DATA_DIR, ...settings }, { now: time.clock.now });
    atEnd.push(() => store.close());
    return store;
  }

  /** Starts an outbox whose mails are delivered by `deliver`. */
  function start(store: EnquiryStore, deliver: Deliver | null) {
    const { log, lines } = quietLog();
    const deliverers = { mail: deliver, webhook: null };
    const outbox = startOutbox({ store, deliverers, log, clock: time.clock });
    let stopped: Promise<void> | undefined;
    const stop = (graceMs?: number) => (stopped ??= outbox.stop(graceMs));
    atEnd.push(async () => {
      const ended = stop(0);
      await time.pass(60_000);
      await ended;
    });
    return { wake: outbox.wake, stop, lines };
  }

  /** A deliverer that succeeds after this time. */
  const slow = (ms: number) => () => new Promise<void>((resolve) => void time.clock.after(ms, resolve));

  return {
    openStore,
    start,
    slow,
    clock: () => time.clock,
    pass: (ms: number) => time.pass(ms),
    leap: (ms: number) => time.leap(ms),
    timers: () => time.timers(),
  };
}

/** Counts the mails to the centre by state. */
export async function counts(store: EnquiryStore) {
  return (await store.outboxSummary())['centre-mail'];
}

/** The state of every delivery of an enquiry. */
export async function states(store: EnquiryStore): Promise<string[]> {
  return (await store.list()).flatMap(({ deliveries }) => deliveries.map(({ state }) => state));
}
