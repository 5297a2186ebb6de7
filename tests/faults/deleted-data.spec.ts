import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { filledIn, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { startSite } from '../site-server.ts';

test('a deleted data folder is reported by the form, by the readiness check and in the log', async () => {
  const site = await startSite();
  try {
    const values = filledIn(await openForm(site, 'contact'), 'Ana Pérez');
    await waitOutFilling();
    await rm(site.dataDir, { recursive: true });
    const refused = await sendForm(site, 'contact', values);
    expect(refused.status, site.output()).toBe(503);
    expect(await refused.text()).toContain('Quiero saber más. Ana Pérez');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    await expect.poll(() => site.output().match(/"code":"DATABASE_REPLACED"/g)?.length).toBe(2);
    expect(site.output()).not.toContain('Ana');
  } finally {
    await site.stop();
  }
});
