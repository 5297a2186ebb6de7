import type { Page } from '@playwright/test';

/** Waits for two frames of the page: by then scroll listeners and observers have run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Waits until the page has been idle twice: by then the scripts have done what they do at once or when idle. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
}

/** Waits until the page has not scrolled for some frames, and resolves to its scroll position. */
export function restingTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, still] = [scrollY, 0];
        requestAnimationFrame(function look() {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still < 20) requestAnimationFrame(look);
          else resolve(Math.round(last));
        });
      }),
  );
}
