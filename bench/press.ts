/**
 * Measures the time from a press to its visible effect on a slow phone: `node bench/press.ts [--rounds=5]
 * [--only=menu]`, with the last build. A touch at a given moment is timed from its event to the first frame with its
 * effect; the touch of a link, to the request for the next page.
 */
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../tests/chromium.ts';
import { startMeasuredSite } from './measured-site.ts';
import { slow4g } from './slow-phone.ts';
import { median } from './statistics.ts';
import { phone } from './wire.ts';

const opened = `document.querySelector('dialog[open]')?.checkVisibility()`;
const noticeGone = `!document.querySelector('#asks')?.checkVisibility()`;

/** When to press: milliseconds after the first paint, or a moment of the load. */
type Moment = number | 'load' | 'when asked';

type Case = {
  path: string;
  /** The control to press. */
  selector: string;
  moments: readonly Moment[];
  /** A condition that holds once the effect is visible; for a link, the path of the next page or its data. */
  answer: string | RegExp;
};

const moments = [300, 'load', 1000, 5000] as const;
const cases: Readonly<Record<string, Case>> = {
  'refuse cookies': { path: '/', selector: '[data-consent=refuse]', moments: ['when asked'], answer: noticeGone },
  'configure cookies': { path: '/', selector: '#asks [commandfor]', moments: ['when asked'], answer: opened },
  'menu': { path: '/', selector: 'header button[commandfor=mobile-menu]', moments, answer: opened },
  'search': { path: '/', selector: 'header [data-opens]', moments, answer: opened },
  'ask about a course': { path: '/cursos', selector: 'main [data-opens]', moments, answer: opened },
  'language': { path: '/cursos', selector: '[data-chooses-language]', moments, answer: /\/courses$/ },
  'link': {
    path: '/cursos',
    selector: 'main a[href="/atco-initial"]',
    moments,
    answer: /\/(atco-initial|atcoInitial\.json)$/,
  },
};

/** Runs in the page: records the times of the press and of the first frame with its effect. */
function notePress(answer: string): void {
  const press: { at?: number; seen?: number } = {};
  Object.assign(window, { press });
  // oxlint-disable-next-line no-new-func, no-implied-eval -- the condition is one of the table above
  const isAnswered = new Function(`return ${answer}`) as () => boolean;
  addEventListener('pointerdown', (event) => (press.at ??= event.timeStamp), true);
  // Frames are watched from the start of the document, because a press may have its effect before DOMContentLoaded.
  const frame = () => {
    if (press.at !== undefined && press.seen === undefined && isAnswered()) press.seen = performance.now();
    requestAnimationFrame(frame);
  };
  frame();
}

const pressedAt = 'pressed at ';

/** Runs in the page: reports the time of a press as wall-clock time, because the press leads to another page. */
function sayPress(words: string): void {
  addEventListener(
    'pointerdown',
    (event) => console.debug(`${words}${performance.timeOrigin + event.timeStamp}`),
    true,
  );
}

async function waitForMoment(page: Page, moment: Moment): Promise<void> {
  if (moment === 'load' || moment === 'when asked') return;
  await page.waitForFunction(
    (milliseconds) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() - paint.startTime >= milliseconds;
    },
    moment,
    { polling: 20 },
  );
}

async function pressOnce(context: BrowserContext, url: string, { selector, answer }: Case, moment: Moment) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await (typeof answer === 'string' ? page.addInitScript(notePress, answer) : page.addInitScript(sayPress, pressedAt));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: typeof moment === 'number' ? 'commit' : 'load', timeout: 90_000 });
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.waitFor();
  await waitForMoment(page, moment);
  if (typeof answer !== 'string') {
    const pressed = page.waitForEvent('console', { predicate: (message) => message.text().startsWith(pressedAt) });
    const asked = new Promise<number>((resolve) =>
      session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
        if (answer.test(new URL(request.url).pathname)) resolve(wallTime * 1000);
      }),
    );
    await target.tap({ noWaitAfter: true });
    return (await asked) - Number((await pressed).text().slice(pressedAt.length));
  }
  await target.tap({ noWaitAfter: true });
  const seen = await page.waitForFunction(() => (window as { press?: { seen?: number } }).press?.seen, undefined, {
    polling: 50,
    timeout: 20_000,
  });
  return Number(await seen.jsonValue()) - (await page.evaluate(() => (window as { press?: { at: number } }).press!.at));
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const site = await startMeasuredSite();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const [name, each] of Object.entries(cases).filter(([known]) => known.includes(values.only)))
    for (const moment of each.moments) {
      const waits: number[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const context = await browser.newContext({ ...phone, viewport: { width: 390, height: 844 } });
        waits.push(await pressOnce(context, site.url + each.path, each, moment));
        await context.close();
      }
      const when = typeof moment === 'number' ? `${moment} ms after the first paint` : moment;
      console.log(`${name}, ${when}: ${Math.round(median(waits))} ms (${waits.map(Math.round).join(' ')})`);
    }
} finally {
  await browser.close();
  await site.stop();
}
