import { expect, type Page } from '@playwright/test';
import { test } from '../site-test.ts';

// The form begins in the first view.
test.use({ viewport: { width: 1280, height: 1600 } });

const scripts = '**/assets/entry-site-*.js';
const form = (page: Page) => page.frameLocator('iframe[data-form]');

test('a form in the first view loads without input, at its final height', async ({ page, site }) => {
  await page.goto(`${site.url}/contacto`);
  await expect(form(page).getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  await expect(page.getByText('Cargando el formulario', { exact: false })).toBeHidden();
  const place = await page.locator('iframe[data-form]').evaluate((frame) => frame.getBoundingClientRect().height);
  const inside = await form(page)
    .locator('body')
    .evaluate((body) => body.getBoundingClientRect().height);
  expect(place).toBeGreaterThanOrEqual(Math.floor(inside));
});

test('without the page’s scripts its form still loads', async ({ page, site }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${site.url}/contacto`);
  const plain = page.frameLocator('#contact-section iframe');
  await expect(plain.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  await expect(page.locator('#contact-section iframe:visible')).toHaveCount(1);
});
