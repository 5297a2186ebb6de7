import { expect, type Page } from '@playwright/test';
import { test } from '../page-test.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { wake } from '../wake.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Opens a page and marks its document; the mark shows whether the document is still the same. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await wake(page);
  await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''));
}

const sameDocument = (page: Page) => page.locator('html[data-same-document]').count();
const top = (page: Page) => page.evaluate(() => window.scrollY);

test('a link changes the page, not the document: head, focus and scroll position follow', async ({ page }) => {
  await openLive(page, '/');
  const menu = page.getByRole('navigation', { name: 'Principal' }).first();
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gran Canaria' }).click();
  await expect(page).toHaveURL(`${site.url}/canarias`);
  await menu.getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Contacto/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/contacto`);
  await expect(menu.getByRole('link', { name: 'Contacto' })).toHaveAttribute('aria-current', 'page');
  expect(await top(page)).toBe(0);
  expect(await sameDocument(page)).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/canarias`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect.poll(() => top(page)).toBeGreaterThan(500);
  await page.goForward();
  await expect(page).toHaveURL(`${site.url}/canarias`);
  expect(await sameDocument(page)).toBe(1);
});

test('an address with an anchor scrolls to it, on loading and within the page', async ({ page }) => {
  await openLive(page, '/#contact-section');
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => (location.hash = ''));
  await page.evaluate(() => (location.hash = '#contact-section'));
  await expect.poll(() => top(page)).toBeGreaterThan(300);
});

test('the target of a link is fetched on hover, and the two main pages when idle', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openLive(page, '/exito');
  await expect.poll(() => fetched).toContain('/data/es/courses.json');
  await expect.poll(() => fetched).toContain('/data/es/services.json');
  for (const screen of ['catalogue', 'services'])
    await expect.poll(() => fetched.filter((path) => path.includes(`/screen-${screen}-`))).toHaveLength(1);
  expect(fetched).not.toContain('/data/es/contact.json');
  await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Contacto' }).hover();
  await expect.poll(() => fetched).toContain('/data/es/contact.json');
});

test('an old address of the site is replaced in the history', async ({ page }) => {
  await openLive(page, '/exito');
  await page.evaluate(() => {
    history.pushState(null, '', '/bloque-1?x=1');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page).toHaveURL(`${site.url}/bloque-1-habilitacion-torre?x=1`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/exito`);
});

test('a page that fails to load shows a message, and the shell stays', async ({ page }) => {
  await page.route('**/data/es/contact.json', (route) => route.abort());
  await openLive(page, '/exito');
  await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('no se ha podido cargar');
  await expect(page.getByRole('navigation', { name: 'Principal' }).first()).toBeVisible();
});

test('data of a newer build make the browser load the document', async ({ page }) => {
  await openLive(page, '/exito');
  const data = (await (await fetch(`${site.url}/data/es/contact.json`)).json()) as object;
  await page.route('**/data/es/contact.json', (route) => route.fulfill({ json: { ...data, build: 'newer' } }));
  await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contacto/);
  expect(await sameDocument(page)).toBe(0);
});

test('a chunk missing after a deployment reloads the document once', async ({ page }) => {
  await page.route('**/data/build.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  let broken = true;
  await page.route('**/assets/screen-*.js', (route) => (broken ? route.abort() : route.continue()));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${site.url}/exito`);
  await page.mouse.move(200, 200);
  await expect.poll(() => loads).toBe(2);
  broken = false;
  // A third load would follow within this time.
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
  expect(await page.evaluate(() => sessionStorage.getItem('reloaded-for-build'))).toBe('newer');
});

test('the mobile menu opens, closes with Escape and on a page change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/exito');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const close = page.getByRole('button', { name: 'Cerrar menú' });
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('link', { name: 'Contacto', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  await expect(close).toBeHidden();
  expect(await top(page)).toBe(0);
});

test('the student access shows two links that open in new tabs', async ({ page }) => {
  await openLive(page, '/exito');
  await page.getByRole('button', { name: 'Acceso alumnos' }).click();
  const links = page.locator('#student-access').getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the e-mail in the footer is shown on request', async ({ page }) => {
  await openLive(page, '/exito');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Haz clic para mostrar' }).click();
  const email = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
  await expect(email).toHaveAttribute('href', /^mailto:/);
  await expect(email).toBeFocused();
});
