import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { allAddresses } from './addresses.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Everything that a page must never do, noted while it is open. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== site.url) faults.push(`request elsewhere: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== page.url())
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Scrolls through the whole page, so that everything lazy has come, and back. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const { path, language } of await allAddresses()) {
  test(`${path} in a browser`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(site.url + path);
    await page.waitForSelector('html[data-live]');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await readThrough(page);

    expect(await accessibilityFaults(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
}

test('an address that leads nowhere', async ({ page }) => {
  const answer = await page.goto(`${site.url}/cursos/bloque-7-orbita`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Señal perdida');
  await expect(page.getByText('/cursos/bloque-7-orbita')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
