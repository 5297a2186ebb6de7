import type { Browser, CDPSession } from '@playwright/test';

/** A page's traffic in the browser's network log, without any input, until five seconds after the page has loaded. */
export type Wire = {
  requests: number;
  /** Bytes of all responses, including headers; speculative fetches of other pages are not included. */
  bytes: number;
  document: number;
  scripts: number;
  styles: number;
  pictures: number;
  fonts: number;
  /** Requests and bytes fetched ahead for other pages. */
  prefetched: { requests: number; bytes: number };
  layoutShift: number;
};

/** A phone of medium size, as in Lighthouse. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
};

/** Time to wait after the page has loaded, in milliseconds: the cookie notice appears after two seconds. */
const quietTime = 5000;

type Fetched = { url: string; type: string; bytes: number; speculative: boolean };

/** Opens a page as a new visitor with a phone, and measures all traffic. */
export async function weighPage(browser: Browser, url: string): Promise<Wire> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const fetched = logFetches(await context.newCDPSession(page));
    await page.addInitScript(noteLayoutShifts);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(quietTime);
    const layoutShift = await page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? 0);
    return { ...sum([...fetched.values()]), layoutShift };
  } finally {
    await context.close();
  }
}

function logFetches(session: CDPSession): Map<string, Fetched> {
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    const purpose = Object.entries(request.headers).some(([name, value]) => /^(sec-)?purpose$/i.test(name) && value);
    fetched.set(requestId, {
      url: request.url,
      type,
      bytes: 0,
      speculative: type === 'Prefetch' || purpose || request.initialPriority === 'VeryLow',
    });
  });
  // Files that are already in the browser's memory, such as a font that a frame uses too, cause no traffic.
  session.on('Network.requestServedFromCache', ({ requestId }) => fetched.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = fetched.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  void session.send('Network.enable');
  return fetched;
}

function sum(all: readonly Fetched[]): Omit<Wire, 'layoutShift'> {
  const own = all.filter(({ speculative }) => !speculative);
  const ahead = all.filter(({ speculative }) => speculative);
  const weigh = (requests: readonly Fetched[]) => requests.reduce((bytes, request) => bytes + request.bytes, 0);
  const of = (...types: string[]) => weigh(own.filter(({ type }) => types.includes(type)));
  return {
    requests: own.length,
    bytes: weigh(own),
    // The page itself; the document of a form in a frame is requested later.
    document: weigh(own.slice(0, 1)),
    scripts: of('Script'),
    styles: of('Stylesheet'),
    pictures: of('Image'),
    fonts: of('Font'),
    prefetched: { requests: ahead.length, bytes: weigh(ahead) },
  };
}

/** Runs in the page: adds up layout shifts that were not caused by input. */
function noteLayoutShifts(): void {
  const seen = window as { layoutShift?: number };
  seen.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.layoutShift! += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
