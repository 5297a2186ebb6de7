import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('the map service gets no request before the click, and the map loads in a sandbox', async ({ page, site }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await openLive(page, site, '/madrid');
  const load = page.getByRole('button', { name: 'Cargar el mapa' });
  await load.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Abrir en OpenStreetMap' })).toHaveAttribute('target', '_blank');
  expect(asked).toEqual([]);

  await load.click();
  const frame = page.locator('iframe[title="Mapa de Madrid"]');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation|allow-forms/);
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Abrir en OpenStreetMap' })).toBeVisible();
});

test('without JavaScript there is a link to the map, and no button without effect', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/canarias`);
  await expect(page.getByRole('link', { name: 'Abrir en OpenStreetMap' })).toBeVisible();
  await expect(page.getByText('Cargar el mapa', { exact: true })).toBeHidden();
  await context.close();
});

test('the plan matches the window, the theme and the language, and is marked as a sample', async ({
  browser,
  site,
}) => {
  const cases = [
    ['/madrid', 1440, 'light', /plan-madrid-\w{8}-es-\d+\.\w+$/, 'Ejemplo'],
    ['/canary-islands', 390, 'dark', /plan-canarias-tall-\w{8}-en-dark-\d+\.\w+$/, 'Sample'],
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
