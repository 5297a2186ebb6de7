import { expect } from '@playwright/test';
import { canonicalPath } from '../../src/site/links.ts';
import { consentWords } from '../consent-words.ts';
import { test } from '../site-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('without JavaScript the home page is complete and its menu is open', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
  await expect(page.getByText('Cargando...')).toHaveCount(0);
  for (const picture of await page.locator('main img').all())
    await expect(picture).toHaveAttribute('src', /^\/assets\//);
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cursos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
});

test('a folded list shows two items on phones, all when opened or on wide screens', async ({ page, site }) => {
  await page.goto(site.url + canonicalPath('block1', 'es'));
  const steps = page.locator('#simulator');
  const names = steps.getByRole('heading', { level: 3 });
  await expect(names.nth(1)).toBeVisible();
  await expect(names.nth(2)).toBeHidden();
  await steps.getByText(/^Ver los \d+ pasos/).click();
  await expect(names.nth(2)).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(names.nth(2)).toBeVisible();
  await expect(steps.getByText(/^Ver los \d+ pasos/)).toBeHidden();
});

test('the page for an unknown address has no empty line and no button', async ({ page, site }) => {
  await page.goto(`${site.url}/cursos/bloque-7-orbita`);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText([
    '/cursos/bloque-7-orbita',
    'Fuera de espacio aéreo controlado',
  ]);
  await expect(main.getByRole('button')).toHaveCount(0);
});

test('a link in the footer leads to the cookie policy instead of a button', async ({ page, site }) => {
  const { manage } = consentWords.es;
  await page.goto(`${site.url}/guia-teams`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: manage })).toHaveCount(0);
  await footer.getByRole('link', { name: manage }).click();
  await expect(page).toHaveURL(/politica-cookies/);
});
