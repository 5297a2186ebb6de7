import { chromium } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { run } from '../scripts/run.ts';
import { chromiumLaunch } from '../tests/chromium.ts';
import { startSite } from '../tests/site-server.ts';

/**
 * Budgets are measured on what a browser really fetches: the home page is opened, left alone until it has shown all that
 * comes by itself, and what it fetched is weighed by size-limit (`.size-limit.js` holds the budgets).
 */
async function recordFirstLoad(): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const paths = new Set<string>();
    page.on('requestfinished', (request) => paths.add(new URL(request.url()).pathname));
    await page.goto(site.url);
    // The last thing that comes by itself: whatever every visitor fetches has been asked for by then.
    await page.waitForSelector('[data-consent-notice]');
    await page.waitForLoadState('networkidle');
    const html = await (await fetch(site.url)).text();
    const files = (pattern: RegExp) =>
      [...paths].filter((path) => pattern.test(path)).map((path) => `dist/client${path}`);
    await mkdir('.cache', { recursive: true });
    await writeFile('.cache/home.html', html);
    await writeFile(
      '.cache/first-load.json',
      JSON.stringify({
        scripts: files(/\.js$/),
        styles: files(/\.css$/),
        fonts: files(/\.woff2$/),
        html: ['.cache/home.html'],
      }),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}

await recordFirstLoad();
const { code, output } = await run('size-limit', []);
console.log(output);
process.exit(code);
