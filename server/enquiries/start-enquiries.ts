import type { Env } from '../env.ts';
import type { SiteBuild } from '../site-build.ts';
import { erasureLogFile, writeErasureLog } from './leads/erasure-log.ts';
import { createDeliverers } from './outbox/deliverers.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import type { MailCentre } from './mail/mail-message.ts';
import { createFormSecrets, type FormSecrets } from './form-secret.ts';
import { startOutbox, type Outbox } from './outbox/outbox.ts';
import { retentionMonths, startRetention } from './retention.ts';
import { startVisits } from './start-visits.ts';
import { storeWhenReady } from './store/store-when-ready.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { openEnquiryStore } from './store/store.ts';

/** How long running deliveries may take at a stop, in milliseconds: less than the server itself waits. */
const deliveryGrace = 6_000;

/** The enquiries' side of a running server: the store, the outbox and the purge. */
export type Enquiries = {
  /** Can be used at once; until the database is open its methods reject. */
  store: EnquiryStore;
  formSecrets: FormSecrets;
  /** Resolves when the first attempt to open the database is over, whether or not it worked. */
  firstAttempt: Promise<void>;
  /** Makes the store report that it is not ready, so that a proxy chooses another server. */
  drain(): void;
  stop(): Promise<void>;
};

/**
 * Opens the store in the background, and tries again until the database is open. Then starts the outbox, the purge and
 * the reminders of visits.
 * @throws Error when there is a webhook without a secret
 */
export function startEnquiries(env: Env, served: () => Pick<SiteBuild, 'facts' | 'views'>, log: EnquiryLog): Enquiries {
  const facts = () => served().facts;
  const deliverers = createDeliverers(env, { views: served().views, centre: shownCentre(env, facts) });
  retentionMonths(env, facts(), log);
  const months = {
    get enquiries() {
      return env.RETENTION_MONTHS ?? facts().retentionMonths;
    },
    get waiting() {
      return facts().waitingMonths;
    },
  };
  const { secrets, load } = createFormSecrets();
  let outbox: Outbox | null = null;
  let retention: { stop(): void } | null = null;
  let visits: { stop(): void } | null = null;
  let isStopped = false;

  /** Writes erasures and unsubscriptions to a file; a restore repeats them. */
  async function keepErasures(opened: EnquiryStore): Promise<void> {
    try {
      writeErasureLog(erasureLogFile(env.DATA_DIR), await opened.erasures());
    } catch (error) {
      log.warn({ reason: (error as Error).name }, 'the file of the erasures was not written: the database has them');
    }
  }

  async function open(): Promise<EnquiryStore> {
    const store = await openEnquiryStore(env);
    try {
      await load(store);
    } catch (error) {
      await store.close();
      throw error;
    }
    if (isStopped) return store;
    const running = startOutbox({ store, deliverers, log });
    outbox = running;
    retention = startRetention({ store, months, log });
    visits = startVisits({ store, visits: () => facts().visits, log, wake: running.wake });
    return {
      ...store,
      async accept(...sent) {
        const outcome = await store.accept(...sent);
        running.wake();
        return outcome;
      },
      async subscribe(request) {
        const outcome = await store.subscribe(request);
        running.wake();
        return outcome;
      },
      async book(request) {
        const outcome = await store.book(request);
        running.wake();
        return outcome;
      },
      async confirmBooking(token) {
        const state = await store.confirmBooking(token);
        running.wake();
        return state;
      },
      async cancelBooking(token) {
        const known = await store.cancelBooking(token);
        running.wake();
        if (known) await keepErasures(store);
        return known;
      },
      async unsubscribe(token) {
        const known = await store.unsubscribe(token);
        if (known) await keepErasures(store);
        return known;
      },
    };
  }

  const { store, firstAttempt, drain, close } = storeWhenReady(open, log);
  return {
    store,
    formSecrets: secrets,
    firstAttempt,
    drain,
    async stop() {
      isStopped = true;
      retention?.stop();
      visits?.stop();
      await outbox?.stop(deliveryGrace);
      deliverers.close();
      await close();
    },
  };
}

/** The facts of the centre for mails, from the content that is shown when a mail is written. */
function shownCentre({ SITE_URL }: Env, facts: () => SiteBuild['facts']): MailCentre {
  return {
    siteUrl: SITE_URL,
    get name() {
      return facts().centre.name;
    },
    get email() {
      return facts().centre.email;
    },
    get phone() {
      return facts().centre.phone.display;
    },
    get address() {
      return facts().centre.address;
    },
    get courses() {
      return facts().courses;
    },
    get syllabuses() {
      return facts().syllabuses;
    },
    get campuses() {
      return facts().campuses;
    },
  };
}
