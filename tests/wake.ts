import type { Page } from '@playwright/test';

/** Makes an open page live. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(signOfLife);
  await page.waitForSelector('html[data-live]');
}

/** Runs in a page and sends it a visitor's first sign of life, without any effect of its own. */
export function signOfLife(): void {
  window.dispatchEvent(new Event('click'));
}
