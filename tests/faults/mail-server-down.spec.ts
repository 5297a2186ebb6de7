import { expect, test } from '@playwright/test';
import { filledIn, listed, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { startSite } from '../site-server.ts';
import { startSmtpPeer } from '../smtp-peer.ts';

test('enquiries are acknowledged while the mail server is down; mails leave when it is back', async () => {
  const first = await startSmtpPeer();
  await first.stop();
  const site = await startSite({ SMTP_URL: first.url });
  try {
    const values = filledIn(await openForm(site, 'contact'), 'Ana Pérez');
    await waitOutFilling();
    expect((await sendForm(site, 'contact', values)).status).toBe(303);
    expect(await listed(site)).toHaveLength(1);

    const back = await startSmtpPeer({ port: first.port });
    await expect.poll(() => back.messages.length).toBe(2);
    await back.stop();
  } finally {
    await site.stop();
  }
});
