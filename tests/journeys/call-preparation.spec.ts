import { expect, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

const path = '/preparacion-convocatoria';

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
