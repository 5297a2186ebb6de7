import { expect, type Page } from '@playwright/test';
import type { OfficeSession } from '../../src/schema/office.ts';
import { filledIn, listed, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { startOfficeServer, type OfficeServer } from '../office-server.ts';
import { residentMemory } from '../resident-memory.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';

let site: SiteServer;
let office: OfficeServer;

test.beforeAll(async () => {
  site = await startSite();
  office = await startOfficeServer({ DATA_DIR: site.dataDir });
});
test.afterAll(async () => {
  await office.stop();
  await site.stop();
});

/** The person that the office's page is for. */
const personIn = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/session');
    return ((await answer.json()) as OfficeSession).person;
  });

test('the public site has no page or cookie of the office; each runs without the other', async ({ page, context }) => {
  await office.signIn(context, 'ana@example.com');
  await page.goto(office.url);
  expect(await personIn(page)).toEqual({ email: 'ana@example.com', role: 'office' });
  for (const path of ['/api/session', '/api/people', '/api/sign-in/options', '/invitacion', '/consultas'])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404]);
  for (const path of ['/', '/contacto', '/healthz'])
    expect((await fetch(site.url + path)).headers.getSetCookie()).toEqual([]);

  await site.kill();
  expect(await personIn(page)).not.toBeNull();
  await site.restart();
  expect(await residentMemory(office.pid)).toBeLessThan(200);
  await office.kill();
  const values = filledIn(await openForm(site, 'contact'), 'Ana Pérez');
  await waitOutFilling();
  expect((await sendForm(site, 'contact', values)).status).toBe(303);
  expect((await listed(site)).map(({ name }) => name)).toEqual(['Ana Pérez']);
});
