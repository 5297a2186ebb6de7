import type { Page } from '@playwright/test';

/** Hydrates an open page. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(firstInput);
  await page.waitForSelector('html[data-live]');
}

/** Runs in a page and simulates a visitor's first input, without any other effect. */
function firstInput(): void {
  window.dispatchEvent(new Event('click'));
}
