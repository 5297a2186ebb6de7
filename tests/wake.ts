import type { Page } from '@playwright/test';

/** Makes an open page live, as whatever a visitor does first would, without any effect of its own. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('click')));
  await page.waitForSelector('html[data-live]');
}
