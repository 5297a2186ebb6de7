import { expect } from '@playwright/test';
import { consentParts } from '../consent-steps.ts';
import { noteShifts, shiftsSince } from '../layout-shifts.ts';
import { nextFrames } from '../next-frames.ts';
import { test } from '../site-test.ts';
import { wake } from '../wake.ts';

for (const width of [1440, 390]) {
  test(`the home page does not shift while it loads and its cookie notice appears, at ${width} px`, async ({
    page,
    site,
  }) => {
    await noteShifts(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url);
    await wake(page);
    // Shifts until the notice appears count too.
    await expect(consentParts(page, 'es').notice).toBeVisible();
    await nextFrames(page);
    expect(await shiftsSince(page)).toBeLessThan(0.002);
  });
}

test('the hero picture weighs at most 35 kB on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const pictures: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('hero-tower-cab')) pictures.push(response.body().then((body) => body.length));
  });
  await page.goto(site.url);
  const sizes = await Promise.all(pictures);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(35_000);
  await context.close();
});

test('without JavaScript the home page is complete and its menu is open', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.url);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(12);
  await expect(page.getByText('Cargando...')).toHaveCount(0);
  for (const picture of await page.locator('main img').all())
    await expect(picture).toHaveAttribute('src', /^\/assets\//);
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cursos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
  await context.close();
});
