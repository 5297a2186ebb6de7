import { expect, type Page } from '@playwright/test';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { consentParts, storedDecision } from '../consent-steps.ts';
import { test } from '../site-test.ts';
import { wake } from '../wake.ts';

/** Delays matching requests until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const live = (page: Page) => page.waitForSelector('html[data-live]');
const words = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent.length ?? 0);
const scripts = '**/assets/entry-client-*.js';

test('a page is hydrated without input after it has loaded', async ({ page, site }) => {
  await page.goto(`${site.url}/exito`);
  await live(page);
});

test('the notice and the dialog work before the page’s scripts have loaded', async ({ page, site }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const release = await hold(page, scripts);
  await page.goto(site.url);
  const {
    notice,
    refuse,
    configure,
    dialog,
    analytics,
    save,
    toast,
    footerButton,
    words: said,
  } = consentParts(page, 'es');
  await expect(notice).toBeVisible();
  await expect(page.getByText(dictionaries.es['consent.announcement'])).toBeVisible();
  await configure.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await refuse.click();
  await expect(toast(said.refused)).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect((await storedDecision(page)).given).toBe('true');
  await footerButton.click();
  await analytics.check();
  await save.click();
  await expect(toast(said.saved)).toBeVisible();
  expect((await storedDecision(page)).preferences).toMatchObject({ analytics: true, marketing: false });
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  release();
  await live(page);
  expect(faults).toEqual([]);
});

test('without the consent script there is no notice, and the page is hydrated', async ({ page, site }) => {
  await page.route('**/assets/consent-*.js', (route) => route.abort());
  await page.goto(site.url);
  await live(page);
  await expect(consentParts(page, 'es').notice).toBeHidden();
});

test('menu and search open before the page’s scripts have loaded, and the search keeps its text', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, scripts);
  await page.goto(`${site.url}/cursos`);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await page.getByRole('link', { name: 'Buscar', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('searchbox');
  await field.fill('precio');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('precio');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form opened before hydration is about the course whose link was pressed', async ({ page, site }) => {
  const release = await hold(page, scripts);
  await page.goto(`${site.url}/cursos`);
  const name = await page.locator('main article h3').first().textContent();
  await page
    .locator('main article')
    .first()
    .getByRole('link', { name: /Solicitar información/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Solicita información' });
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog.getByText(name ?? '', { exact: true })).toBeVisible();
  await expect(
    page.frameLocator('dialog[open] iframe').getByRole('button', { name: 'Solicitar información' }),
  ).toBeVisible();
});

test('a button pressed before hydration takes effect after it', async ({ page, site }) => {
  const release = await hold(page, scripts);
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Haz clic para mostrar' }).click();
  release();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('a link pressed before the scripts have loaded keeps the campaign parameters', async ({ page, site }) => {
  await hold(page, scripts);
  await page.goto(`${site.url}/cursos?utm_source=forum`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Contacto' }).first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(`${site.url}/contacto?utm_source=forum`);
});

test('a language chosen before the scripts have loaded is saved', async ({ page, site }) => {
  await hold(page, scripts);
  await page.goto(`${site.url}/cursos`, { waitUntil: 'commit' });
  await page.locator('a[data-chooses-language=en]').first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(`${site.url}/courses`);
  expect(await page.evaluate(() => localStorage.getItem('site-language'))).toBe('en');
});

test('a page in another language than the saved one is redirected to the saved language', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('site-language', 'en'));
  await page.goto(`${site.url}/contacto`);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('a section whose code fails to load keeps the served markup', async ({ page, site }) => {
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', () => (document.documentElement.dataset['noticed'] = ''));
  });
  await page.goto(site.url);
  const before = await words(page);
  await page.route('**/assets/below-the-fold-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html[data-noticed]')).toHaveCount(1);
  await expect(page.locator('html:not([data-scripted])')).toHaveCount(1);
  expect(await words(page)).toBeGreaterThan(before * 0.95);
  await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
});

test('an exception in the components leaves the served markup in place', async ({ page, site }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(site.url);
  const before = await words(page);
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error('not in this browser');
    };
  });
  await page.reload();
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(await words(page)).toBeGreaterThan(before * 0.95);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose code fails to load keeps the served markup', async ({ page, site }) => {
  await page.route('**/assets/shared-*.js', (route) => route.abort());
  await page.goto(site.url);
  await expect(page.locator('html:not([data-scripted])')).toHaveCount(1);
  await expect(page.locator('#contact-title')).toHaveText(/.+/);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page, site }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/exito`);
    await wake(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    expect(fetched.filter((path) => /courses|catalogue|services/.test(path))).toEqual([]);
  });
}
