import { createDeliverers } from '../../../server/enquiries/outbox/deliverers.ts';
import { startOutbox } from '../../../server/enquiries/outbox/outbox.ts';
import { openEnquiryStore } from '../../../server/enquiries/store/store.ts';
import { sampleCentre } from '../../sample-centre.ts';

// Sends the deliveries of a database until the process is killed.
const { DATABASE_URL, DATA_DIR = '', SMTP_URL } = process.env;
const plain = { subject: 'A mail', text: 'A mail', html: '<p>A mail</p>' };
const views = { renderAnswerMail: () => plain, renderLetter: () => plain };
startOutbox({
  store: await openEnquiryStore({ DATABASE_URL, DATA_DIR }),
  deliverers: createDeliverers({ SMTP_URL }, { centre: () => sampleCentre, views }),
  log: { info: () => {}, warn: () => {}, error: () => {} },
});
