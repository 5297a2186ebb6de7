import { expect } from '@playwright/test';
import { test } from '../page-test.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { filledIn, listed, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { startPostgres } from '../postgres.ts';
import { startSite } from '../site-server.ts';

test('a server without its database serves pages, and accepts enquiries once the database is available', async () => {
  const postgres = await startPostgres();
  await postgres.halt();
  const settings = { DATABASE_URL: postgres.url };
  const site = await startSite(settings, '/healthz');
  try {
    expect((await fetch(`${site.url}/cursos`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    const values = filledIn(await openForm(site, 'contact'), 'Ana Pérez');
    await waitOutFilling();
    const refused = await sendForm(site, 'contact', values);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('Quiero saber más. Ana Pérez');

    await postgres.start();
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect((await sendForm(site, 'contact', values)).status).toBe(303);
    expect(await listed(site, settings)).toMatchObject([{ name: 'Ana Pérez' }]);
    expect(site.output()).not.toContain('Ana');
  } finally {
    await site.stop();
    await postgres.stop();
  }
});

test('a database that restarts under load stops no server and loses no acknowledged enquiry', async () => {
  const postgres = await startPostgres({ durable: true });
  const settings = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const site = await startSite(settings);
  try {
    const forms = await Promise.all(Array.from({ length: 240 }, () => openForm(site, 'contact')));
    await waitOutFilling();
    const acknowledged: string[] = [];
    let refused = 0;
    async function send(lane: number): Promise<void> {
      for (let n = lane; n < forms.length; n += 12) {
        const name = `Visitante ${n}`;
        const answer = await fetch(`${site.url}/forms/contact`, {
          method: 'POST',
          body: filledIn(forms[n]!, name),
          redirect: 'manual',
          // Each visitor has their own address, because the server limits requests per sender.
          headers: { 'x-forwarded-for': `198.51.100.${n}` },
        });
        if (answer.status === 303) acknowledged.push(name);
        else refused += 1;
        await delay(50);
      }
    }
    const sending = Promise.all(Array.from({ length: 12 }, (_, lane) => send(lane)));
    for (let restarts = 0; restarts < 3; restarts++) {
      await delay(150);
      await postgres.halt();
      await postgres.start();
    }
    await sending;
    expect(site.process.exitCode).toBeNull();
    expect(refused).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(0);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
    const stored = (await listed(site, settings)).map(({ name }) => name);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await site.stop();
    await postgres.stop();
  }
});

test('with PostgreSQL, a server with an unusable data folder serves pages', async () => {
  const postgres = await startPostgres();
  const site = await startSite({ DATABASE_URL: postgres.url, DATA_DIR: 'package.json' });
  try {
    expect((await fetch(`${site.url}/cursos`)).status).toBe(200);
  } finally {
    await site.stop();
    await postgres.stop();
  }
});
