import { expect, type Page } from '@playwright/test';
import { consentParts, dataLayerOf, decide, denied, granted, withDecision } from '../consent-steps.ts';
import { sendEnquiry, written } from '../contact-form.ts';
import { listed } from '../enquiries.ts';
import { whenIdle } from '../next-frames.ts';
import { openLive, test } from '../site-test.ts';
import { wake } from '../wake.ts';
import { storedByPermission } from '../stored-names.ts';

test.beforeEach(({ tags }) => void tags.requests.splice(0));

const byDefault = [
  ['consent', 'default', expect.objectContaining({ ...denied, analytics_storage: 'denied' })],
  ['set', 'ads_data_redaction', true],
];
const accepted = ['consent', 'update', { ...granted, analytics_storage: 'granted' }];

/** Opens another page by a link of the header. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /Principal|Main/ })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === path);
}

test('before a decision the origin of a visit goes along and with the form; nothing is asked elsewhere or stored', async ({
  page,
  measured: site,
  tags,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
  });
  await page.goto(`${site.url}/?gclid=Te-St_1&utm_source=google`, {
    referer: 'https://forum.example.org/atc?q=secret',
  });
  await wake(page);
  await expect(consentParts(page, 'es').notice).toBeVisible();
  await follow(page, 'Contacto', '/contacto');
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(/\/contact\?/);
  await wake(page);
  await page.reload();
  await wake(page);
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  const address = await page.locator('iframe[data-form][src]').getAttribute('src');
  const told = new URL(address ?? '', site.url).searchParams;
  expect([told.get('click_id'), told.get('campaign'), told.get('referrer'), told.get('page')]).toEqual([
    'gclid:Te-St_1',
    'utm_source=google',
    'forum.example.org/atc',
    `${site.url}/contact`,
  ]);
  const email = 'origin@visitor.example';
  await sendEnquiry(page, { email });
  expect((await listed(site)).find((each) => each.email === email)).toMatchObject({
    page: `${site.url}/contact`,
    clickId: 'gclid:Te-St_1',
    referrer: 'forum.example.org/atc',
    campaign: 'utm_source=google',
  });
  await whenIdle(page);
  expect(elsewhere.filter((url) => url.startsWith('http'))).toEqual([]);
  expect(tags.requests).toEqual([]);
  expect(await storedByPermission(page)).toEqual([]);
  expect((await dataLayerOf(page)).slice(0, 2)).toEqual(byDefault);
  await decide(page, 'en', 'accept');
  await expect
    .poll(() => storedByPermission(page))
    .toEqual(expect.arrayContaining(['local ad-click-id', 'session original-referrer', 'session counted-submissions']));
});

test('after acceptance all events are sent in order, an enquiry once', async ({ page, measured: site, tags }) => {
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
  // The event of a later press would follow a repeated one.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Haz clic para mostrar' }).click();
  await expect.poll(() => tags.events()).toEqual(['email_reveal']);
});

test('a change of language is counted, and the tag asked for once', async ({ page, measured: site, tags }) => {
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

test('withdrawn consent erases every item that needs it, and ends requests', async ({ page, measured: site, tags }) => {
  await openLive(page, site, '/contacto?gclid=Te-St_1');
  await decide(page, 'es', 'accept');
  await expect.poll(() => storedByPermission(page)).toHaveLength(6);
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
  await page.reload();
  await wake(page);
  // A page without permission requests no tag, not even later.
  await whenIdle(page);
  expect(tags.requests).toEqual([]);
  expect(await storedByPermission(page)).toEqual([]);
});

test('a tag server that never answers delays nothing', async ({ page, measured: site, tags }) => {
  let asked = 0;
  await page.route(`${tags.origin}/**`, () => void (asked += 1));
  await withDecision(page, { analytics: true, marketing: true });
  await openLive(page, site, '/contacto');
  await expect.poll(() => asked).toBe(1);
  await follow(page, 'Cursos', '/cursos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
