import { expect } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { openLive, test } from '../site-test.ts';

test('the status changes when the office closes, in Madrid’s time', async ({ browser, site }) => {
  // A visitor in another time zone: only the office's local time matters. In July 15:59 UTC is 17:59 in Madrid.
  const page = await browser.newPage({ timezoneId: 'Asia/Tokyo', locale: 'es-ES' });
  await page.clock.install({ time: new Date('2025-07-14T15:59:20Z') });
  await openLive(page, site, '/contacto');
  const status = page.locator('[data-office]');
  await expect(status).toHaveText('Abierto ahora, hasta las 18:00');
  await page.clock.runFor(45_000);
  await expect(status).toHaveText('Cerrado ahora. Abrimos el martes a las 9:00');
  await page.close();
});

test.describe('with the form in the first view', () => {
  test.use({ viewport: { width: 1280, height: 1600 } });

  test('it loads without input at its final height, as a part of the page for screen readers', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/contacto`);
    const form = page.frameLocator('iframe[data-form]');
    await expect(form.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
    await expect(page.getByText('Cargando el formulario', { exact: false })).toBeHidden();
    const place = await page.locator('iframe[data-form]').evaluate((frame) => frame.getBoundingClientRect().height);
    const inside = await form.locator('body').evaluate((body) => body.getBoundingClientRect().height);
    expect(place).toBeGreaterThanOrEqual(Math.floor(inside));
    await form.locator('html[data-live]').waitFor();
    await expect(form.getByRole('group', { name: 'Escríbenos' })).toBeVisible();
    await expect(form.getByRole('main')).toHaveCount(0);
    await expect(form.locator('h1:not([aria-level="2"])')).toHaveCount(0);
    await expect(form.locator('h1')).toHaveText('Escríbenos');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('without the page’s scripts its form still loads', async ({ page, site }) => {
    await page.route('**/assets/entry-site-*.js', (route) => route.abort());
    await page.goto(`${site.url}/contacto`);
    const plain = page.frameLocator('#contact-section iframe');
    await expect(plain.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
    await expect(page.locator('#contact-section iframe:visible')).toHaveCount(1);
  });
});
