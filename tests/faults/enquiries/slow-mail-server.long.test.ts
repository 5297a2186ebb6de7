import { expect, test } from 'vitest';
import * as views from '../../../server/enquiries/mail/mails.tsx';
import { createDeliverers } from '../../../server/enquiries/outbox/deliverers.ts';
import { startOutbox } from '../../../server/enquiries/outbox/outbox.ts';
import { openEnquiryStore } from '../../../server/enquiries/store/store.ts';
import { quietLog } from '../../quiet-log.ts';
import { sampleCentre } from '../../sample-centre.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';
import { startSmtpPeer } from '../../smtp-peer.ts';
import { temporaryFolders } from '../../temporary-folders.ts';
import { eventually } from '../../eventually.ts';

const { emptyFolder } = temporaryFolders('slow-mail');

test('a mail server that answers after 25 seconds gets one copy of each mail', async () => {
  const peer = await startSmtpPeer({ delayMs: 25_000 });
  const store = await openEnquiryStore({ DATA_DIR: emptyFolder() });
  await store.accept(sampleEnquiry());
  const deliverers = createDeliverers({ SMTP_URL: peer.url }, { centre: () => sampleCentre, views });
  const outbox = startOutbox({ store, deliverers, log: quietLog().log });
  await eventually(async () => {
    const { 'centre-mail': centre, 'visitor-mail': visitor } = await store.outboxSummary();
    expect([centre.sent, visitor.sent]).toEqual([1, 1]);
  });
  expect(peer.messages).toHaveLength(2);
  await outbox.stop();
  deliverers.close();
  await store.close();
  await peer.stop();
});
