import { expect, test } from '@playwright/test';
import { filledIn, listed, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { startPostgres } from '../postgres.ts';
import { startSite } from '../site-server.ts';
import { startSmtpPeer } from '../smtp-peer.ts';

const submissions = 50;

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
    } finally {
      await site.stop();
      await mailbox.stop();
      await postgres?.stop();
    }
  });
}
