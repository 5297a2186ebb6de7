import { expect, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';
import { wake } from '../wake.ts';

/** Makes the country service fail. */
async function hideCountry(page: Page): Promise<void> {
  await page.route('**/geo/json/', (route) => route.abort());
}

const language = (page: Page) => page.locator('html').getAttribute('lang');
const saved = (page: Page) => page.evaluate(() => [localStorage.getItem('site-language'), document.cookie]);

test('a visit that began at an English address stays English, without storing anything', async ({ page, site }) => {
  await page.clock.install();
  await hideCountry(page);
  await openLive(page, site, '/contact');
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/?lang=en`);
  // The guard against two successive redirects ends after a second.
  await page.clock.fastForward(1200);
  await page.reload();
  await wake(page);
  expect(await language(page)).toBe('en');
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/blog?lang=en`);
  await page.locator('main').getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/blog\?tag=[\w-]+&lang=en$/);
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(`${site.url}/services`);
  expect(await saved(page)).toEqual([null, '']);
});

test('without the page’s scripts links keep the visit in its language too', async ({ page, site }) => {
  await hideCountry(page);
  await page.route('**/assets/entry-site-*.js', (route) => route.abort());
  await page.goto(`${site.url}/contact`);
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/blog?lang=en`);
  await page.reload();
  expect(await language(page)).toBe('en');
  expect(await saved(page)).toEqual([null, '']);
});
