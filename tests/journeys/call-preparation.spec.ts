import { expect, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

const path = '/preparacion-convocatoria';

test('a tab pressed before its script has loaded is selected after it', async ({ page, site }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/tab-list-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.url + path);
  const tab = page.getByRole('tab', { name: 'Fase 2' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

const openTopics = (page: Page) =>
  page.locator('details[id^="tema-"][open]').evaluateAll((all) => all.map(({ id }) => id));

test('a topic of the syllabus opens by keyboard and by a link to it, one at a time', async ({ page, site }) => {
  await openLive(page, site, path);
  expect(await openTopics(page)).toEqual([]);
  await page.locator('#tema-2 summary').focus();
  await page.keyboard.press('Enter');
  expect(await openTopics(page)).toEqual(['tema-2']);

  await openLive(page, site, `${path}?from=link#tema-4`);
  await expect.poll(() => openTopics(page)).toEqual(['tema-4']);
  await expect(page.locator('#tema-4')).toBeInViewport();
  await page.evaluate(() => (location.hash = '#tema-5'));
  await expect.poll(() => openTopics(page)).toEqual(['tema-5']);
});

test('without JavaScript all phases are visible', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + path);
  for (const phase of ['Fase 1', 'Fase 2', 'Fase 3']) {
    await expect(page.getByRole('table', { name: `${phase}, 2024` })).toBeVisible();
  }
  await context.close();
});
