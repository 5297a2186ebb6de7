import { chromium } from '@playwright/test';
import { pathTo } from '../src/site/links.ts';
import { chromiumLaunch } from '../tests/chromium.ts';
import { measuredPages } from './budgets.ts';
import { lighthouseFigures, type LighthouseFigures } from './lighthouse.ts';
import { slowFigures, type SlowFigures } from './slow-phone.ts';
import { serveFolder, serveWithoutScripts } from './static-server.ts';
import { inTurns } from './statistics.ts';
import { weighPage, type Wire } from './wire.ts';

/**
 * All measurements of pages by name. `floor` is the hand-written page, `home without scripts` the home page without its
 * scripts.
 */
export type PageFigures = {
  lighthouse: Record<string, LighthouseFigures[]>;
  slow: Record<string, SlowFigures[]>;
  wire: Record<string, Wire>;
};

/** Measures all pages, and both pages for comparison, alternately, with one browser at a time. */
export async function measurePages(site: string, rounds: number): Promise<PageFigures> {
  const floor = await serveFolder('bench/floor');
  const withoutScripts = await serveWithoutScripts(site, ['/']);
  try {
    const urls: Record<string, string> = { floor: `${floor.url}/`, 'home without scripts': `${withoutScripts.url}/` };
    for (const [name, page] of Object.entries(measuredPages))
      urls[name] = site + pathTo(page.route, 'es', 'params' in page ? page.params : {});
    const each = <T>(measure: (url: string) => Promise<T>) =>
      Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, () => measure(url)]));

    const lighthouse = await inTurns(rounds, each(lighthouseFigures));
    const slow = await inTurns(rounds, each(slowFigures));

    const browser = await chromium.launch(chromiumLaunch());
    const wire: Record<string, Wire> = {};
    for (const [name, url] of Object.entries(urls)) wire[name] = await weighPage(browser, url);
    await browser.close();
    return { lighthouse, slow, wire };
  } finally {
    await floor.stop();
    await withoutScripts.stop();
  }
}
