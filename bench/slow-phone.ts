import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../tests/chromium.ts';
import { phone } from './wire.ts';

/** The times of a load with a throttled network and processor, in milliseconds. */
export type SlowFigures = { firstPaint: number; largestPaint: number; blocking: number };

/** Lighthouse's slow 4G: 562.5 ms per request, 1.44 Mbit/s down, 675 kbit/s up. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Loads a page, and waits until its elements are alive and the cookie notice has appeared, two seconds later. */
export async function slowFigures(url: string): Promise<SlowFigures> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(noteVitals);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    if (await page.locator('html[data-script]').count())
      await page.waitForFunction(() => !document.querySelector(':not(:defined)'), null, { timeout: 90_000 });
    await page.waitForTimeout(2000);
    return await page.evaluate(() => (window as unknown as { vitals: SlowFigures }).vitals);
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts. */
function noteVitals(): void {
  const vitals: SlowFigures = { firstPaint: Number.NaN, largestPaint: Number.NaN, blocking: 0 };
  Object.assign(window, { vitals });
  function on(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime));
  on('longtask', ({ duration }) => (vitals.blocking += Math.max(0, duration - 50)));
}
