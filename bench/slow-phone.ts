import { chromium, type Page } from '@playwright/test';
import { preferenceKey } from '../src/features/language/preference-key.ts';
import { chromiumLaunch } from '../tests/chromium.ts';
import { firstInput } from '../tests/wake.ts';
import { phone } from './wire.ts';

/** Measures a load with a really slowed network and processor, in milliseconds. */
export type SlowFigures = { firstPaint: number; largestPaint: number; blocking: number };

/** Lighthouse's slow 4G: 562.5 ms for each request, 1.44 Mbit/s down, 675 kbit/s up. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

type Vitals = { firstPaint: number; largestPaint: number; blocking: number; presses: number[] };

async function onSlowPhone<T>(measure: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(noteVitals);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await measure(page);
  } finally {
    await browser.close();
  }
}

const vitalsOf = (page: Page) => page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);

/** Loads a page and waits until it is live and its cookie notice is there. */
export function slowFigures(url: string): Promise<SlowFigures> {
  return onSlowPhone(async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    if (await page.locator('html[data-script]').count())
      await page.waitForSelector('html[data-live]', { timeout: 90_000 });
    await page.waitForTimeout(2000);
    return vitalsOf(page);
  });
}

/** How long a press waits for its paint, in milliseconds, and whether it had its effect. */
export type Press = { wait: number; answered: boolean };

/**
 * Presses the button of the menu: 300 ms after the first paint, or once the page is live.
 * @param when `early` presses before any script of the page has run
 */
export function pressMenu(url: string, when: 'early' | 'live'): Promise<Press> {
  return onSlowPhone(async (page) => {
    await goUntil(page, url, when);
    const menu = page.locator('header button[commandfor]').filter({ visible: true }).last();
    await menu.tap();
    const sheet = page.locator(`#${await menu.getAttribute('commandfor')}`);
    const answered = await sheet.waitFor({ state: 'visible', timeout: 3000 }).then(
      () => true,
      () => false,
    );
    return { wait: await longestPress(page), answered };
  });
}

/** Presses the link to the other language. The document stays, so that the wait for the next paint can be seen. */
export function pressLanguage(url: string, when: 'early' | 'live'): Promise<Press> {
  return onSlowPhone(async (page) => {
    await page.addInitScript(() => window.addEventListener('click', (event) => event.preventDefault()));
    await goUntil(page, url, when);
    await page.locator('[data-chooses-language]').filter({ visible: true }).first().tap();
    // An early press is kept until the start script has come.
    const answered = await page
      .waitForFunction((cookie) => document.cookie.includes(cookie), `${preferenceKey}=en`, { timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    return { wait: await longestPress(page), answered };
  });
}

async function goUntil(page: Page, url: string, when: 'early' | 'live'): Promise<void> {
  await page.goto(url, { waitUntil: 'commit', timeout: 90_000 });
  if (when === 'live') {
    await page.waitForLoadState('load');
    await page.evaluate(firstInput);
    await page.waitForSelector('html[data-live]', { timeout: 90_000 });
    await page.waitForTimeout(3000);
    return;
  }
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    polling: 50,
  });
  await page.waitForTimeout(300);
}

/** The longest event of the press. An event that took less than 16 ms is not reported: it counts as 16. */
async function longestPress(page: Page): Promise<number> {
  await page.waitForTimeout(800);
  return Math.max(16, ...(await vitalsOf(page)).presses);
}

/** Runs in the page before anything else. */
function noteVitals(): void {
  const vitals: Vitals = { firstPaint: Number.NaN, largestPaint: Number.NaN, blocking: 0, presses: [] };
  Object.assign(window, { vitals });
  function on(type: string, note: (entry: PerformanceEntry & { interactionId?: number }) => void, options = {}): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime));
  on('longtask', ({ duration }) => (vitals.blocking += Math.max(0, duration - 50)));
  on('event', ({ duration, interactionId }) => interactionId && vitals.presses.push(duration), {
    durationThreshold: 16,
  });
}
