import type { Page } from '@playwright/test';

/** Waits until the elements of an open page are alive, and brings its islands alive. */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !document.querySelector(':not(:defined)'));
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('island-part')) part.dispatchEvent(new Event('focusin'));
  });
  await page.waitForFunction(() => !document.querySelector('island-part:not([data-alive])'));
}
