import { expect } from 'vitest';
import * as views from '../../../server/enquiries/mail/mails.tsx';
import { systemClock } from '../../../server/enquiries/outbox/clock.ts';
import { createDeliverers } from '../../../server/enquiries/outbox/deliverers.ts';
import type { DeliveryKind } from '../../../server/enquiries/outbox/delivery.ts';
import { startOutbox } from '../../../server/enquiries/outbox/outbox.ts';
import { openEnquiryStore, type EnquiryStoreEnv } from '../../../server/enquiries/store/store.ts';
import { quietLog } from '../../quiet-log.ts';
import { sampleCentre } from '../../sample-centre.ts';
import type { SmtpPeer } from '../../smtp-peer.ts';
import { eventually } from '../../eventually.ts';

/**
 * Delivers every mail of these kinds, a quarter of an hour later: by then the leases of killed processes have expired.
 */
export async function deliverLater(
  env: EnquiryStoreEnv,
  peer: SmtpPeer,
  kinds: readonly DeliveryKind[],
): Promise<void> {
  const later = () => new Date(Date.now() + 15 * 60_000);
  const store = await openEnquiryStore(env, { now: later });
  const deliverers = createDeliverers({ SMTP_URL: peer.url }, { centre: () => sampleCentre, views });
  const outbox = startOutbox({ store, deliverers, log: quietLog().log, clock: { ...systemClock, now: later } });
  await eventually(async () => {
    const summary = await store.outboxSummary();
    for (const kind of kinds) expect(summary[kind]).toMatchObject({ waiting: 0, leased: 0 });
  });
  await outbox.stop();
  deliverers.close();
  await store.close();
}
