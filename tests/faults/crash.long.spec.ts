import { expect, test } from '@playwright/test';
import { filledIn, listed, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { startPostgres } from '../postgres.ts';
import { startSite } from '../site-server.ts';
import { startSmtpPeer } from '../smtp-peer.ts';

const submissions = 50;

/** Number of simultaneous deliveries. After a crash, those in progress stay locked until their lease ends. */
const deliveriesAtOnce = 4;

for (const database of ['sqlite', 'postgres'] as const) {
  test(`on ${database}, a crash during ${submissions} submissions loses and duplicates no acknowledged enquiry`, async () => {
    const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
    const mailbox = await startSmtpPeer();
    const settings = { SMTP_URL: mailbox.url, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
    const site = await startSite(settings);
    try {
      const forms = await Promise.all(Array.from({ length: submissions }, () => openForm(site, 'contact')));
      await waitOutFilling();

      const acknowledged: string[] = [];
      const sending = forms.map(async (values, index) => {
        const name = `Visitante ${index}`;
        const answer = await sendForm(site, 'contact', filledIn(values, name)).catch(() => null);
        if (answer && [200, 303].includes(answer.status)) acknowledged.push(name);
        // The crash is in the middle: some requests are answered, others are in flight.
        if (acknowledged.length === 10 && !site.process.killed) void site.kill();
      });
      await Promise.all(sending);
      expect(acknowledged.length).toBeGreaterThanOrEqual(10);

      await site.restart();
      const stored = (await listed(site, settings)).map(({ name }) => name);
      expect(new Set(stored).size, 'nothing is stored twice').toBe(stored.length);
      expect(stored).toEqual(expect.arrayContaining(acknowledged));

      // Two mails per stored enquiry were sent, or in progress during the crash. `enquiries/kill.contract.test.ts` tests
      // that mails in progress are repeated.
      const states = async () =>
        (await listed(site, settings)).flatMap(({ deliveries }) => deliveries.map(({ state }) => state));
      const unsent = async () => (await states()).filter((state) => state !== 'sent');
      await expect.poll(async () => (await unsent()).filter((state) => state !== 'leased')).toEqual([]);
      const underWay = (await unsent()).length;
      expect(underWay).toBeLessThanOrEqual(deliveriesAtOnce);
      const ids = new Set(mailbox.messages.map(({ mail }) => mail.messageId));
      expect(ids.size).toBeGreaterThanOrEqual(stored.length * 2 - underWay);
    } finally {
      await site.stop();
      await mailbox.stop();
      await postgres?.stop();
    }
  });
}
