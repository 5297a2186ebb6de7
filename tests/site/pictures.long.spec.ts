import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openLive, test } from '../site-test.ts';
import { readPages } from './pages.ts';

// These tests need a build with pictures in all sizes.

test('the hero picture weighs at most 35 kB on a phone', async ({ browser, site }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const hero = page.waitForResponse((response) => response.url().includes('hero-tower-cab'));
  await page.goto(site.url);
  expect((await (await hero).body()).length).toBeLessThanOrEqual(35_000);
  await page.close();
});

test('the picture beside a form is enlarged by at most 30 %', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, site, '/contacto#contact-section');
  const picture = page.locator('#contact-section img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : '')))
    .toMatch(/\.avif$/);
  const enlarged = await picture.evaluate((image: HTMLImageElement) => {
    const box = image.getBoundingClientRect();
    const width = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
    return Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight) / width;
  });
  expect(enlarged).toBeLessThanOrEqual(1.3);
});

test('the plan matches window, theme and language, and is marked as a sample', async ({ browser, site }) => {
  const cases = [
    ['/madrid', 1440, 'light', /plan-madrid-\w{8}-es-\d+\.avif$/, 'Ejemplo'],
    ['/canary-islands', 390, 'dark', /plan-canarias-tall-\w{8}-en-dark-\d+\.avif$/, 'Sample'],
  ] as const;
  for (const [path, width, colorScheme, file, sample] of cases) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
    const page = await context.newPage();
    await page.goto(site.url + path);
    const plan = page.locator('img[src*="plan-"]');
    // The test scrolls to the section: until the section is near the viewport, the picture is not in its place.
    await plan.locator('xpath=ancestor::section').scrollIntoViewIfNeeded();
    await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(file);
    await expect(plan.locator('xpath=ancestor::section').getByText(sample, { exact: true })).toBeVisible();
    await context.close();
  }
});

test('every picture for shared links has the right size', async ({ site }) => {
  for (const picture of new Set((await readPages(site)).map(({ meta }) => meta('og:image')))) {
    const data = Buffer.from(await (await fetch(picture)).arrayBuffer());
    expect(data.length, picture).toBeLessThanOrEqual(60_000);
    expect(await sharp(data).metadata(), picture).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  }
});
