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

test('the form in its frame has neither a main landmark nor a first-level heading', async ({ page, site }) => {
  await openLive(page, site, '/contacto');
  const form = page.frameLocator('main iframe').first();
  await form.locator('html[data-live]').waitFor();
  await expect(form.getByRole('group', { name: 'Escríbenos' })).toBeVisible();
  await expect(form.getByRole('main')).toHaveCount(0);
  await expect(form.locator('h1:not([aria-level="2"])')).toHaveCount(0);
  await expect(form.locator('h1')).toHaveText('Escríbenos');
  expect(await accessibilityFaults(page)).toEqual([]);
});
