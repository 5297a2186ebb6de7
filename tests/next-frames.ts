import type { Page } from '@playwright/test';

/** Waits for two frames of the page: by then scroll listeners and observers have run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
