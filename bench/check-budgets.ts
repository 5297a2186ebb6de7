import { chromium } from '@playwright/test';
import { pathTo } from '../src/site/links.ts';
import { chromiumLaunch } from '../tests/chromium.ts';
import { measuredPages, weights, type Budget } from './budgets.ts';
import { startCompressedSite } from './compressed-site.ts';
import { weighPage } from './wire.ts';

/**
 * Weighs the measured pages of the built site in a browser and fails where one is over its goal, or over its limit where
 * it misses the goal. Times are the bench's business: on a shared machine they say little, bytes and requests repeat.
 */
const site = await startCompressedSite();
const browser = await chromium.launch(chromiumLaunch());
let over = 0;
try {
  for (const [name, page] of Object.entries(measuredPages)) {
    const wire = await weighPage(browser, site.url + pathTo(page.route, 'es', 'params' in page ? page.params : {}));
    const limits: Partial<Budget> = page.limit;
    const weighed = { ...wire, scripts: wire.live.scripts };
    for (const figure of weights) {
      const goal = page.goal[figure];
      if (weighed[figure] <= goal) continue;
      const limit = limits[figure] ?? goal;
      const isOver = weighed[figure] > limit;
      if (isOver) over += 1;
      console.log(
        `${name}: ${figure} ${weighed[figure]} misses its goal ${goal}; ${isOver ? 'OVER' : 'within'} its limit ${limit}`,
      );
    }
    if (wire.live.bytes > page.live) {
      over += 1;
      console.log(`${name}: live, it weighs ${wire.live.bytes}, OVER its limit ${page.live}`);
    }
    const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
    console.log(
      `${name}: ${wire.requests} requests, ${kib(wire.bytes)}; document ${kib(wire.document)}, scripts ` +
        `${kib(wire.scripts)}, styles ${kib(wire.styles)}, pictures ${kib(wire.pictures)}, fonts ${kib(wire.fonts)}; ` +
        `layout shift ${wire.layoutShift.toFixed(4)}; fetched ahead: ${wire.prefetched.requests} requests, ` +
        `${kib(wire.prefetched.bytes)}; live: ${wire.live.requests} requests, ${kib(wire.live.bytes)}, scripts ` +
        kib(wire.live.scripts),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exit(over > 0 ? 1 : 0);
