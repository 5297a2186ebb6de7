import type { Page } from '@playwright/test';
import { test as base } from './page-test.ts';
import { startSite, type SiteServer } from './site-server.ts';
import { wake } from './wake.ts';

/** Tests with a running site; the tests of a worker share one server. */
export const test = base.extend<object, { site: SiteServer }>({
  site: [
    // Playwright reads the names of the needed fixtures from the pattern; this fixture needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page and waits until its elements and islands are alive. */
export async function openLive(page: Page, site: SiteServer, path: string): Promise<void> {
  await page.goto(site.url + path);
  await wake(page);
}
