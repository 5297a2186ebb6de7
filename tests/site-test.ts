import type { Page } from '@playwright/test';
import { startOfficeServer, type OfficeServer } from './office-server.ts';
import { test as base } from './page-test.ts';
import { freePort, startSite, type SiteServer } from './site-server.ts';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts';
import { startTagServer, type TagServer } from './tag-server.ts';
import { wake } from './wake.ts';

type Pages = {
  /** A page without JavaScript. */
  unscripted: Page;
};

type Servers = {
  /** Receives the mails of `site`. */
  mailbox: SmtpPeer;
  /** The port at which `site` serves its figures. */
  figures: number;
  site: SiteServer;
  /** The office of `site`. */
  office: OfficeServer;
  /** Stands in for the servers of analytics and advertisements. */
  tags: TagServer;
  /** A site that uses `tags`. */
  measured: SiteServer;
};

/**
 * Tests with running sites. The tests of a worker share them, so each test is a visitor with an e-mail address of its
 * own.
 */
export const test = base.extend<Pages, Servers>({
  unscripted: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
  // Playwright reads the names of the needed fixtures from the pattern; this fixture needs none.
  // oxlint-disable-next-line no-empty-pattern
  mailbox: [async ({}, use) => whileUsed(await startSmtpPeer(), use), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  figures: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  site: [
    async ({ mailbox, figures }, use) =>
      whileUsed(await startSite({ SMTP_URL: mailbox.url, METRICS_PORT: String(figures) }), use),
    { scope: 'worker' },
  ],
  office: [
    async ({ site, mailbox }, use) => {
      const settings = { DATA_DIR: site.dataDir, SITE_URL: site.url, SMTP_URL: mailbox.url };
      await whileUsed(await startOfficeServer(settings), use);
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  tags: [async ({}, use) => whileUsed(await startTagServer(), use), { scope: 'worker' }],
  measured: [
    async ({ tags }, use) => {
      const settings = { GOOGLE_TAG_ID: 'G-ABC123', AD_CONVERSION_LABEL: 'AW-123/label' };
      await whileUsed(await startSite({ TAG_ORIGIN: tags.origin, ...settings }), use);
    },
    { scope: 'worker' },
  ],
});

/** Stops a server after its last use. */
async function whileUsed<Server extends { stop(): Promise<void> }>(
  server: Server,
  use: (server: Server) => Promise<void>,
): Promise<void> {
  await use(server);
  await server.stop();
}

/** Opens a page and waits until its elements and islands are alive. */
export async function openLive(page: Page, site: SiteServer, path: string): Promise<void> {
  await page.goto(site.url + path);
  await wake(page);
}
