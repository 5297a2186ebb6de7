import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { cutText } from '../cut-text.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { allAddresses } from './addresses.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Everything that a page must never do, noted while it is open. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== site.url) faults.push(`request elsewhere: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== page.url())
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Scrolls through the whole page, so that everything lazy has come, and back. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Sets the text as a visitor does: the browser's own size in pixels, or the distances of WCAG 2.2, 1.4.12. */
async function setLetters(page: Page, { size = 16, apart = false }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
  await page.evaluate((isApart) => {
    const sheet = new CSSStyleSheet();
    const distances = 'line-height: 1.5em; letter-spacing: 0.12em; word-spacing: 0.16em;'.replaceAll(
      ';',
      ' !important;',
    );
    sheet.replaceSync(`* { ${distances} } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = isApart ? [sheet] : [];
  }, apart);
}

for (const { path, language } of await allAddresses()) {
  test(`${path} in a browser`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(site.url + path);
    await page.waitForSelector('html[data-live]');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await readThrough(page);

    expect(await accessibilityFaults(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(cutText), 'at 320 px').toEqual([]);
    await setLetters(page, { apart: true });
    expect(await page.evaluate(cutText), 'at 320 px with its letters, words and lines apart').toEqual([]);
    await setLetters(page, { size: 32 });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutText), `at ${width} px with the text at twice its size`).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

test('an address that leads nowhere', async ({ page }) => {
  const answer = await page.goto(`${site.url}/cursos/bloque-7-orbita`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Señal perdida');
  await expect(page.getByText('/cursos/bloque-7-orbita')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
