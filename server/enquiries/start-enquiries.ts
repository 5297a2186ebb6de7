import type { Env } from '../env.ts';
import type { SiteBuild } from '../site-build.ts';
import { createDeliverers } from './outbox/deliverers.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import { startOutbox } from './outbox/outbox.ts';
import { retentionMonths, startRetention } from './retention.ts';
import { openEnquiryStore, type EnquiryStore } from './store/store.ts';

/** How long running deliveries may take at a stop, in milliseconds: less than the server itself waits. */
const deliveryGrace = 6_000;

/** The enquiries' side of a running server: where they are stored, and what delivers and forgets them. */
export type Enquiries = { store: EnquiryStore; stop(): Promise<void> };

/**
 * Opens the store and starts what leaves because of an enquiry, and the purge.
 * @throws Error when the database cannot be opened or the delivery settings contradict each other
 */
export async function startEnquiries(env: Env, site: SiteBuild, log: EnquiryLog): Promise<Enquiries> {
  const { name, email, phone, address } = site.facts.centre;
  const titles = (items: SiteBuild['facts']['courses']) =>
    Object.fromEntries(items.map(({ id, title }) => [id, title]));
  const deliverers = createDeliverers(env, {
    renderMails: site.views.renderMails,
    centre: {
      name,
      email,
      phone: phone.display,
      address,
      siteUrl: env.SITE_URL,
      courses: titles(site.facts.courses),
      campuses: titles(site.facts.campuses),
    },
  });
  const store = await openEnquiryStore(env);
  const outbox = startOutbox({ store, deliverers, log });
  const retention = startRetention({ store, months: retentionMonths(env, site.facts, log), log });
  return {
    store: {
      ...store,
      async accept(enquiry) {
        const outcome = await store.accept(enquiry);
        outbox.wake();
        return outcome;
      },
    },
    async stop() {
      retention.stop();
      await outbox.stop(deliveryGrace);
      deliverers.close();
      await store.close();
    },
  };
}
