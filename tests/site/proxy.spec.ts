import { expect, test } from '@playwright/test';
import { startCaddy, type Proxy } from '../caddy.ts';
import { startSite, type SiteServer } from '../site-server.ts';

const spain = '80.58.61.250';
const unitedStates = '8.8.8.8';
const mexico = '187.141.0.1';

let trusting: SiteServer;
let distrustful: SiteServer;
let proxy: Proxy;

test.beforeAll(async () => {
  trusting = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1', COUNTRY_HEADER: 'cf-ipcountry' });
  distrustful = await startSite();
  proxy = await startCaddy(trusting.port);
});
test.afterAll(async () => {
  await proxy.stop();
  await trusting.stop();
  await distrustful.stop();
});

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

const languageAt = async (url: string, headers: Record<string, string>) =>
  /<html lang="(\w+)"/.exec(await (await fetch(url, { headers: { ...person, ...headers } })).text())?.[1];

test('behind a proxy, a visitor without a choice gets the language of their country', async () => {
  expect(await languageAt(proxy.url, { 'x-test-address': unitedStates })).toBe('en');
  expect(await languageAt(proxy.url, { 'x-test-address': spain })).toBe('es');
  expect(await languageAt(proxy.url, { 'x-test-address': mexico })).toBe('es');
});

test('the country of a crawler is ignored', async () => {
  const headers = { 'x-test-address': unitedStates, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect(await languageAt(proxy.url, headers)).toBe('es');
});

test('a saved choice takes precedence over the country', async () => {
  expect(await languageAt(proxy.url, { 'x-test-address': unitedStates, cookie: 'site-language=es' })).toBe('es');
});

test("the CDN's header takes precedence over the database", async () => {
  expect(await languageAt(proxy.url, { 'x-test-address': spain, 'cf-ipcountry': 'US' })).toBe('en');
  expect(await languageAt(proxy.url, { 'x-test-address': unitedStates, 'cf-ipcountry': 'XX' })).toBe('en');
});

test('the country service answers with the country and nothing else', async () => {
  const answer = await fetch(`${proxy.url}/geo/json/`, { headers: { 'x-test-address': mexico } });
  expect(await answer.json()).toEqual({ country: 'MX' });
});

test('headers of an untrusted proxy are ignored', async () => {
  expect(await languageAt(distrustful.url, { 'x-forwarded-for': unitedStates, 'cf-ipcountry': 'US' })).toBe('es');
});

test('a visitor from abroad is redirected from a Spanish address, and no choice is saved', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-test-address': unitedStates } });
  const page = await context.newPage();
  await page.goto(`${proxy.url}/cursos?utm_source=x#contact-section`);
  await expect(page).toHaveURL(`${proxy.url}/courses?utm_source=x#contact-section`);
  expect(await page.evaluate(() => [localStorage.getItem('site-language'), document.cookie])).toEqual([null, '']);
  await context.close();
});
