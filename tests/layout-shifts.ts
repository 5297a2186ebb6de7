import type { Page } from '@playwright/test';

/** Records every layout shift of pages that are opened from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts since the last call. */
export async function shiftsSince(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
