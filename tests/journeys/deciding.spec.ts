import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('a changed answer updates result and address, without a page load or a loss of focus', async ({ page, site }) => {
  await openLive(page, site, '/puedo-ser-controlador');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const age = page.getByLabel('Edad', { exact: true });
  await age.focus();
  await page.keyboard.type('66');
  await expect(page.getByText(/torres privadas: admite desde los/)).toBeVisible();
  await expect(age).toBeFocused();
  await age.fill('400');
  await expect(page.getByRole('link', { name: 'Edad: Escribe una edad entre 10 y 99 años.' })).toBeVisible();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await age.fill('24');
  await page.getByLabel('Meses a jornada completa').selectOption('six');
  await expect(page).toHaveURL(/\?age=24&months=six$/);
  await expect(page.locator('article').first()).toContainText('El que mejor te encaja: cabe en los meses');
  expect(loads).toBe(0);
  await page.getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL(`${site.url}/can-i-be-a-controller?age=24&months=six`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button leads to the result, without a page load', async ({ page, site }) => {
    await openLive(page, site, '/cuanto-cuesta');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByLabel('Viajes en total', { exact: true }).focus();
    await page.getByRole('main').getByRole('button', { name: 'Calcular', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Lo que suma' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Lo que suma' })).toBeInViewport();
    expect(loads).toBe(0);
  });

  test('the button leads to an answer that cannot be read', async ({ page, site }) => {
    await openLive(page, site, '/cuanto-cuesta');
    await page.getByLabel('Viajes en total').fill('mil');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByLabel('Viajes en total')).toBeFocused();
  });

  test('the result stays in sight beside the form, and covers no focused field', async ({ page, site }) => {
    // The page scrolls at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, site, '/puedo-ser-controlador?age=24');
    const result = page.getByRole('main').getByRole('status');
    const fields = page.getByRole('main').locator('form :is(input, select, button)').filter({ visible: true });
    await fields.first().focus();
    for (let count = await fields.count(); count > 0; count -= 1) {
      const between = async () => {
        const focused = await page.locator(':focus').boundingBox();
        return ((await result.boundingBox())?.y ?? 0) - (focused?.y ?? 0) - (focused?.height ?? 0);
      };
      await expect.poll(between).toBeGreaterThanOrEqual(0);
      await expect(result).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
  });
});

test('without JavaScript the budget has a result, which goes into an enquiry', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/cuanto-cuesta`);
  await page.getByLabel('Camino', { exact: true }).selectOption('tower');
  await page.getByLabel('Campus', { exact: true }).selectOption('canarias');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    '30.644–31.814 EUR en 6 meses: Bloque 1 (torre), en Gran Canaria.',
  );
  await expect(page).toHaveURL(/#result$/);
  await expect(page.getByText('Aparte: viajes,')).toBeVisible();
  // No page break divides a section, so that a title stays with its text.
  await page.emulateMedia({ media: 'print' });
  for (const part of await page.locator('main section:has(> h2)').filter({ visible: true }).all())
    await expect(part).toHaveCSS('break-inside', 'avoid');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    '30,644–31,814 EUR in 6 months: Block 1 (tower), in Gran Canaria.',
  );
  await page.getByRole('link', { name: 'Send this with my enquiry' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/30,644–31,814/);
});
