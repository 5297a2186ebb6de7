import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('the calendar filter hides other editions and changes the address', async ({ page, site }) => {
  await openLive(page, site, '/calendario');
  const all = await page.locator('tbody tr').count();
  await page.getByLabel('Campus', { exact: true }).selectOption('canarias');
  await expect(page).toHaveURL(/\/calendario\?campus=canarias#editions$/);
  await expect(page.locator('tbody tr').filter({ hasText: 'Gran Canaria' })).not.toHaveCount(0);
  await expect(page.locator('tbody tr').filter({ hasNotText: 'Gran Canaria' })).toHaveCount(0);
  await page.getByLabel('Curso', { exact: true }).selectOption('block-2-route-approach');
  await expect(page.getByText('No hay ninguna edición con fecha')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('tbody tr')).toHaveCount(all);
});

test('without JavaScript the filter is a form; an edition is named in its form', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/calendario`);
  await page.getByLabel('Curso', { exact: true }).selectOption('block-1-tower');
  await page.getByLabel('Campus', { exact: true }).selectOption('canarias');
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(page).toHaveURL(/\/calendario\?course=block-1-tower&campus=canarias#editions$/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByLabel('Campus', { exact: true })).toHaveValue('canarias');
  await page
    .locator('tbody tr')
    .getByRole('link', { name: /Pedir información/ })
    .click();
  const form = page.frameLocator('#contact-section iframe');
  await expect(form.getByLabel('Mensaje')).toHaveValue(/Me interesa esta edición: .*, Gran Canaria/);
  await expect(form.locator('select[name=course]')).toHaveValue('block-1-tower');
});

test('in print labels have the colour of text, calendar links are hidden, the tax is shown', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print' });
  await openLive(page, site, '/bloque-1-habilitacion-torre');
  const label = page.getByText('Habilitación ADC + SUR');
  const [ink, labelInk] = await label.evaluate((tag) =>
    [document.body, tag].map((each) => getComputedStyle(each).color),
  );
  expect(labelInk).toBe(ink);
  const edition = page.locator('#editions article').first();
  await expect(edition.getByText('Añadir al calendario')).toHaveCount(2);
  await expect(edition.getByText('Añadir al calendario').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('#cost').getByText('impuestos: por confirmar', { exact: true })).toBeVisible();
});
