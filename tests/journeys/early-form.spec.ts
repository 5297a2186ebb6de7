import { expect, type Page } from '@playwright/test';
import { listed } from '../enquiries.ts';
import { test } from '../site-test.ts';
import { waitOutFillTime, written } from '../contact-form.ts';

// The form begins in the first view.
test.use({ viewport: { width: 1280, height: 1600 } });

const scripts = '**/assets/entry-site-*.js';
const form = (page: Page) => page.frameLocator('iframe[data-form]');

/** Fills in the form, and sends it as soon as the form service accepts it. */
async function fillInAndSend(page: Page, message: string): Promise<void> {
  const frame = form(page);
  await frame.getByRole('textbox', { name: /^Nombre/ }).fill(written.name);
  await frame.getByRole('textbox', { name: /Correo/ }).fill(written.email);
  await frame.getByRole('textbox', { name: /Mensaje/ }).fill(message);
  await frame.locator('input[name="privacy"]').check();
  await waitOutFillTime(frame);
  await frame.getByRole('button', { name: 'Enviar consulta' }).click();
}

test('a form in the first view loads without input, at its final height, and its enquiry is stored once', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contacto`);
  await expect(form(page).getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  await expect(page.getByText('Cargando el formulario', { exact: false })).toBeHidden();
  const place = await page.locator('iframe[data-form]').evaluate((frame) => frame.getBoundingClientRect().height);
  const inside = await form(page)
    .locator('body')
    .evaluate((body) => body.getBoundingClientRect().height);
  expect(place).toBeGreaterThanOrEqual(Math.floor(inside));
  await fillInAndSend(page, 'Desde la primera vista');
  await expect(page).toHaveURL(/\/exito/);
  const stored = (await listed(site)).filter(({ message }) => message === 'Desde la primera vista');
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ page: `${site.url}/contacto`, language: 'es' });
});

test('without the page’s scripts its form still loads', async ({ page, site }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${site.url}/contacto`);
  const plain = page.frameLocator('#contact-section iframe');
  await expect(plain.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  await expect(page.locator('#contact-section iframe:visible')).toHaveCount(1);
});

test('the page links to its form if the script of the form fails to load', async ({ page, site }) => {
  await page.route('**/forms/embed.js', (route) => route.abort());
  await page.goto(`${site.url}/contacto`);
  await expect(page.locator('#contact-section').getByRole('link', { name: /formulario/i })).toBeVisible();
});
