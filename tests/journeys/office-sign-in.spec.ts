import { expect, test, type Page } from '@playwright/test';
import { sessionIdleMs, type OfficeSession } from '../../src/schema/office.ts';
import { sessionCookie } from '../../server/office/guard/who-asks.ts';
import { commandLine, filledIn, listed, openForm, sendForm, waitOutFilling } from '../enquiries.ts';
import { startOfficeServer, type OfficeServer } from '../office-server.ts';
import { addPasskeyDevice, get, joinWith, post, signInWithKey } from '../passkey-browser.ts';
import { residentMemory } from '../resident-memory.ts';
import { startSite, type SiteServer } from '../site-server.ts';

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

/** Creates an invitation as an operator does; resolves to its link. */
async function invite(email: string, role: string): Promise<string> {
  const words = ['invite', email, `--role=${role}`];
  return (await commandLine(site, 'server/office/main.ts', words, office.settings)).trim();
}

const personIn = async (page: Page) => ((await get(page, '/api/session')).json as OfficeSession).person;

test('a link creates a passkey, which signs in; the link works once; an idle session ends', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const eva = { email: 'eva@example.com', role: 'owner' };
  await addPasskeyDevice(page);
  const link = await invite('Eva@Example.com', 'owner');
  const shown = await page.goto(link);
  expect(shown?.status()).toBe(200);
  expect(shown?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.locator('#office')).not.toBeEmpty();
  expect(faults).toEqual([]);

  const token = new URL(link).hash.slice(1);
  expect(await joinWith(page, token)).toEqual({ status: 200, json: eva });
  expect(await personIn(page)).toEqual(eva);
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: sessionCookie, httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect((await get(page, '/api/people')).status).toBe(200);
  expect((await joinWith(page, token)).status).toBe(403);

  expect((await post(page, '/api/sign-out')).status).toBe(200);
  expect(await personIn(page)).toBeNull();
  expect(await context.cookies()).toEqual([]);
  expect(await signInWithKey(page)).toEqual({ status: 200, json: eva });

  const idle = new Date(Date.now() - sessionIdleMs - 1000).toISOString();
  await office.parts.db.updateTable('office_sessions').set({ seen_at: idle }).execute();
  expect((await get(page, '/api/people')).status).toBe(401);
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
  expect((await get(page, '/api/session')).status).toBe(200);
  await site.restart();
  expect(await residentMemory(office.pid)).toBeLessThan(200);
  await office.kill();
  const values = filledIn(await openForm(site, 'contact'), 'Ana Pérez');
  await waitOutFilling();
  expect((await sendForm(site, 'contact', values)).status).toBe(303);
  expect((await listed(site)).map(({ name }) => name)).toEqual(['Ana Pérez']);
});
