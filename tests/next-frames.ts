import type { Page } from '@playwright/test';

/** Waits for two frames of the page: code that watches the scroll position has been told by then. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
