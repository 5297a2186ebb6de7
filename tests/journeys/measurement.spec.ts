import { expect, type Page } from '@playwright/test';
import { test } from '../page-test.ts';
import { isStoredUnder, storedKeys } from '../../src/site/stored-keys.ts';
import { consentParts, dataLayerOf, decide, withDecision } from '../consent-steps.ts';
import { sendEnquiry, written } from '../contact-form.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { openLive } from '../site-test.ts';
import { wake } from '../wake.ts';
import { storedNow } from '../stored-names.ts';
import { startTagServer, type TagServer } from '../tag-server.ts';

let tags: TagServer;
let site: SiteServer;
test.beforeAll(async () => {
  tags = await startTagServer();
  site = await startSite({
    TAG_ORIGIN: tags.origin,
    GOOGLE_TAG_ID: 'G-ABC123',
    AD_CONVERSION_LABEL: 'AW-123/label',
  });
});
test.beforeEach(() => void tags.requests.splice(0));
test.afterAll(async () => {
  await site.stop();
  await tags.stop();
});

const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const byDefault = [
  [
    'consent',
    'default',
    {
      ...denied,
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
      wait_for_update: 500,
    },
  ],
  ['set', 'ads_data_redaction', true],
];
const accepted = ['consent', 'update', { ...granted, analytics_storage: 'granted' }];

/** Names of stored items that need a permission. */
async function storedByPermission(page: Page): Promise<string[]> {
  const necessary = Object.values(storedKeys).filter(({ categories }) =>
    (categories as readonly string[]).includes('necessary'),
  );
  return [...(await storedNow(page))].filter(
    (full) => !necessary.some((key) => isStoredUnder(key, full.split(' ')[1] ?? '')),
  );
}

/** Opens another page by a link of the header. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /Principal|Main/ })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === path);
}

test('before a decision no other server is contacted, and only necessary items are stored', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
  });
  await page.goto(`${site.url}/?gclid=Te-St_1&utm_source=feria`, { referer: 'https://forum.example.org/atc' });
  await wake(page);
  await expect(consentParts(page, 'es').notice).toBeVisible();
  await follow(page, 'Cursos', '/cursos');
  await follow(page, 'Contacto', '/contacto');
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await sendEnquiry(page);
  expect(elsewhere.filter((url) => url.startsWith('http'))).toEqual([]);
  expect(tags.requests).toEqual([]);
  expect(await storedByPermission(page)).toEqual([]);
  expect((await dataLayerOf(page)).slice(0, 2)).toEqual(byDefault);
});

test('after acceptance every command and event is sent in order, up to the enquiry, which counts once', async ({
  page,
}) => {
  await openLive(page, site, '/contacto');
  await decide(page, 'es', 'accept');
  await expect.poll(() => tags.requests.filter((url) => url.includes('/gtag/js'))).toEqual(['/gtag/js?id=G-ABC123']);
  await expect
    .poll(() => storedByPermission(page))
    .toEqual(expect.arrayContaining(['cookie _ga', 'cookie _ga_ABC123', 'cookie _gcl_au']));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Haz clic para mostrar' }).first().click();
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await main.locator('a[href^="tel:"]').first().click();
  expect((await dataLayerOf(page)).slice(-2)).toEqual([
    ['event', 'email_reveal', { page: '/contacto' }],
    ['event', 'phone_click', { page: '/contacto' }],
  ]);
  await follow(page, 'Cursos', '/cursos');
  await page.getByRole('main').locator('a[href="/bloque-1-habilitacion-torre"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bloque 1|torre/i);
  await expect
    .poll(async () => (await dataLayerOf(page)).at(-1))
    .toEqual(['event', 'view_course', { course: 'block1' }]);
  await follow(page, 'Contacto', '/contacto');
  await sendEnquiry(page);
  await expect.poll(() => tags.events()).toContain('conversion');

  const layer = await dataLayerOf(page);
  const [conversion] = layer.filter((entry) => Array.isArray(entry) && entry[1] === 'conversion') as [
    [string, string, { transaction_id: string }],
  ];
  expect(layer).toEqual([
    ...byDefault,
    accepted,
    ['js', expect.anything()],
    ['config', 'G-ABC123'],
    ['config', 'AW-123'],
    {
      event: 'form_submission_success',
      form_name: 'contact',
      referrer_location: '/contacto',
      submission_id: conversion[2].transaction_id,
      lang: 'es',
    },
    ['event', 'form_submission_success', { event_category: 'form', value: 1, form_name: 'contact' }],
    ['event', 'generate_lead', { lead_source: 'contact' }],
    [
      'event',
      'conversion',
      { send_to: 'AW-123/label', value: 15, currency: 'EUR', transaction_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ],
  ]);
  expect(tags.events()).toEqual([
    'email_reveal',
    'phone_click',
    'view_course',
    'form_start',
    'form_submission_success',
    'generate_lead',
    'conversion',
  ]);
  const said = JSON.stringify(layer) + tags.requests.join(' ');
  for (const secret of Object.values(written)) expect(said).not.toContain(secret);

  tags.requests.splice(0);
  await page.reload();
  await wake(page);
  await openLive(page, site, '/cursos');
  await page.goBack();
  await wake(page);
  // A repeated event would be sent within this time.
  await page.waitForTimeout(500);
  expect(tags.events()).toEqual([]);
});

test('a change of language is counted, and the next document requests the tag again, once', async ({ page }) => {
  await withDecision(page, { analytics: true, marketing: true });
  await openLive(page, site, '/contacto');
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await wake(page);
  await expect.poll(() => tags.events()).toEqual(['language_change']);
  await expect
    .poll(() => tags.requests.filter((url) => url.includes('/gtag/js')))
    .toEqual(['/gtag/js?id=G-ABC123', '/gtag/js?id=G-ABC123']);
  expect((await dataLayerOf(page)).slice(0, 3)).toEqual([...byDefault, accepted]);
});

test('with marketing alone an enquiry counts as a conversion only', async ({ page }) => {
  await withDecision(page, { analytics: false, marketing: true });
  await openLive(page, site, '/contacto');
  await sendEnquiry(page);
  await expect.poll(() => tags.events()).toEqual(['conversion']);
});

test('withdrawn consent erases every item that needs it, and no further request is sent', async ({ page }) => {
  await openLive(page, site, '/contacto?gclid=Te-St_1');
  await decide(page, 'es', 'accept');
  await expect.poll(() => storedByPermission(page)).toHaveLength(4);
  const { floating, analytics, marketing, save } = consentParts(page, 'es');
  await floating.click();
  await analytics.uncheck();
  await marketing.uncheck();
  await save.click();
  await expect.poll(() => storedByPermission(page)).toEqual([]);
  const layer = await dataLayerOf(page);
  expect(layer.at(-1)).toEqual(['consent', 'update', { ...denied, analytics_storage: 'denied' }]);
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-ABC123'))).toBe(true);

  tags.requests.splice(0);
  await page.getByRole('main').getByRole('button', { name: 'Haz clic para mostrar' }).first().click();
  await sendEnquiry(page);
  await page.reload();
  await wake(page);
  // A page without permission requests no tag, not even later.
  await page.waitForTimeout(500);
  expect(tags.requests).toEqual([]);
  expect(await storedByPermission(page)).toEqual([]);
});

test('a container is requested with consent to marketing alone, and not without consent', async ({ page, browser }) => {
  const managed = await startSite({ TAG_ORIGIN: tags.origin, TAG_MANAGER_ID: 'GTM-ABC123' });
  await withDecision(page, { analytics: false, marketing: true });
  await openLive(page, managed, '/contacto');
  await expect.poll(() => tags.requests).toContain('/gtm.js?id=GTM-ABC123');
  tags.requests.splice(0);
  const context = await browser.newContext();
  const refusing = await context.newPage();
  await withDecision(refusing, { analytics: false, marketing: false });
  await openLive(refusing, managed, '/contacto');
  // The tag would be requested within this time.
  await refusing.waitForTimeout(500);
  expect(tags.requests).toEqual([]);
  await context.close();
  await managed.stop();
});

test('a tag server that never answers delays nothing', async ({ page }) => {
  const hanging = await startTagServer({ hangs: true });
  const slow = await startSite({ TAG_ORIGIN: hanging.origin, GOOGLE_TAG_ID: 'G-ABC123' });
  await withDecision(page, { analytics: true, marketing: true });
  await openLive(page, slow, '/contacto');
  await expect.poll(() => hanging.requests).toHaveLength(1);
  await sendEnquiry(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await slow.stop();
  await hanging.stop();
});
