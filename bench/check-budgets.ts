import { chromium } from '@playwright/test';
import { pathTo } from '../src/site/links.ts';
import { chromiumLaunch } from '../tests/chromium.ts';
import { measuredPages, weights } from './budgets.ts';
import { startMeasuredSite } from './measured-site.ts';
import { weighPage } from './wire.ts';

/**
 * Measures the weight of pages of the built site in a browser, and fails if a page misses a goal. Times are measured
 * only by the bench, because they vary on a shared machine.
 */
const site = await startMeasuredSite();
const browser = await chromium.launch(chromiumLaunch());
let over = 0;
try {
  for (const [name, page] of Object.entries(measuredPages)) {
    const wire = await weighPage(browser, site.url + pathTo(page.route, 'es', 'params' in page ? page.params : {}));
    for (const figure of weights) {
      if (wire[figure] <= page.goal[figure]) continue;
      over += 1;
      console.log(`${name}: ${figure} ${wire[figure]} misses its goal ${page.goal[figure]}`);
    }
    const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
    console.log(
      `${name}: ${wire.requests} requests, ${kib(wire.bytes)}; document ${kib(wire.document)}, scripts ` +
        `${kib(wire.scripts)}, styles ${kib(wire.styles)}, pictures ${kib(wire.pictures)}, fonts ${kib(wire.fonts)}; ` +
        `layout shift ${wire.layoutShift.toFixed(4)}; fetched ahead: ${wire.prefetched.requests} requests, ` +
        kib(wire.prefetched.bytes),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exit(over > 0 ? 1 : 0);
