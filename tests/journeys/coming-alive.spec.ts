import { expect, type Page } from '@playwright/test';
import { whenIdle } from '../next-frames.ts';
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

const words = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent.length ?? 0);
const scripts = '**/assets/entry-site-*.js';

test('menu and search open before the scripts have loaded, and the search keeps its text', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, scripts);
  await page.goto(`${site.url}/cursos`, { waitUntil: 'commit' });
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

test('a form opened before the script has loaded is about the course of its link', async ({ page, site }) => {
  const release = await hold(page, scripts);
  await page.goto(`${site.url}/cursos`, { waitUntil: 'commit' });
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

test('an island without its code raises an event and keeps its markup', async ({ page, site, uncaught }) => {
  await page.addInitScript(() => {
    addEventListener('preload-error', () => (document.documentElement.dataset['noticed'] = ''));
  });
  await page.route('**/assets/can-i-tool-*.js', (route) => route.abort());
  await page.goto(`${site.url}/puedo-ser-controlador`);
  const before = await words(page);
  await expect(page.locator('html[data-noticed]')).toHaveCount(1);
  expect(await words(page)).toBe(before);
  await page.locator('select[name=english]').selectOption({ index: 1 });
  await page.locator('main form [type=submit]').click();
  await expect(page).toHaveURL(/[?&]english=below/);
  uncaught.splice(0);
});

test('nothing is prefetched for a visitor who saves data', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/exito`);
  await wake(page);
  await whenIdle(page);
  expect(fetched.filter((path) => ['/cursos', '/servicios'].includes(path))).toEqual([]);
});
