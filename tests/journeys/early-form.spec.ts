import { expect, type Page } from '@playwright/test';
import { listed } from '../enquiries.ts';
import { test } from '../site-test.ts';
import { written } from '../contact-form.ts';

// The form begins in the first view.
test.use({ viewport: { width: 1280, height: 1600 } });

const entry = '**/assets/entry-client-*.js';
const form = (page: Page) => page.frameLocator('iframe[data-form]');
const isLive = (page: Page) => page.locator('html[data-live]');

/** Fills the form in as a person does, who takes some seconds, and sends it. */
async function fillInAndSend(page: Page, message: string): Promise<void> {
  const frame = form(page);
  await frame.getByRole('textbox', { name: /^Nombre/ }).fill(written.name);
  await frame.getByRole('textbox', { name: /Correo/ }).fill(written.email);
  await frame.getByRole('textbox', { name: /Mensaje/ }).fill(message);
  await frame.locator('input[name="privacy"]').check();
  await page.waitForTimeout(3000);
  await frame.getByRole('button', { name: 'Enviar consulta' }).click();
}

test('a form in the first view is there for whoever only looks, and its page asks for none of its scripts', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  await page.goto(`${site.url}/contacto`);
  await expect(form(page).getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  await expect(page.getByText('Cargando el formulario', { exact: false })).toBeHidden();
  const place = await page.locator('iframe[data-form]').evaluate((frame) => frame.getBoundingClientRect().height);
  const inside = await form(page)
    .locator('body')
    .evaluate((body) => body.getBoundingClientRect().height);
  expect(place).toBeGreaterThanOrEqual(Math.floor(inside));
  await page.waitForTimeout(1000);
  await expect(isLive(page)).toHaveCount(0);
  expect(scripts).toEqual(['/assets/start', '/forms/embed.js']);
});

test('what is written in it stays when the page comes alive, and is sent once', async ({ page, site }) => {
  await page.goto(`${site.url}/contacto`);
  const name = form(page).getByRole('textbox', { name: /^Nombre/ });
  await name.fill('Ana, antes');
  await expect(isLive(page)).toHaveCount(1);
  await page.waitForTimeout(1000);
  await expect(name).toHaveValue('Ana, antes');
  await fillInAndSend(page, 'Antes de que la página viva');
  await expect(page).toHaveURL(/\/exito/);
  const stored = (await listed(site)).filter(({ message }) => message === 'Antes de que la página viva');
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ page: `${site.url}/contacto`, language: 'es' });
});

test('what is sent before the page is live is thanked for when it is', async ({ page, site }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/contacto`);
  await fillInAndSend(page, 'Enviado sin la página');
  await expect(form(page).getByRole('heading', { name: 'Consulta recibida' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/exito/);
});

test('where the scripts of the page cannot be had, the form stays with what is written in it, and takes the enquiry', async ({
  page,
  site,
}) => {
  await page.route(entry, (route) => route.abort());
  await page.goto(`${site.url}/contacto`);
  await fillInAndSend(page, 'Sin los guiones de la página');
  await expect(form(page).getByRole('heading', { name: 'Consulta recibida' })).toBeVisible();
  await expect(page.locator('#contact-section iframe:visible')).toHaveCount(1);
});

test('a form that does not come is answered for by the live page', async ({ page, site }) => {
  await page.route('**/forms/embed.js', (route) => route.abort());
  await page.goto(`${site.url}/contacto`);
  await expect(isLive(page)).toHaveCount(1);
  await expect(page.locator('#contact-section').getByRole('link', { name: /formulario/i })).toBeVisible();
});
