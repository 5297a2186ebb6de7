import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/i18n/language.ts';
import { routes, type Screen } from '../../src/site/routes.ts';
import { accessibilityFaults, faultsInTheDark } from '../accessibility-faults.ts';
import { bandSpaces } from '../band-spaces.ts';
import { withDecision } from '../consent-steps.ts';
import { cutText } from '../cut-text.ts';
import { paleText } from '../pale-text.ts';
import { setLetters } from '../set-letters.ts';
import { openLive, test as base } from '../site-test.ts';
import { allAddresses, type Address } from './addresses.ts';

/** Each worker opens one address after the other in one page, so that shared files are fetched and parsed once. */
const test = base.extend<object, { sweep: { page: Page; faults: string[] } }>({
  sweep: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage();
      // The cookie notice is shown two seconds after loading, and has tests of its own.
      await withDecision(page, { analytics: false, marketing: false });
      await use({ page, faults: watch(page, site.url) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'parallel' });

/** Records the faults of a page: messages, errors, failed responses and requests to other origins. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request elsewhere: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== page.url())
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Scrolls through the whole page and back, so that everything lazy is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

const addresses = await allAddresses();

const screenOf = ({ route }: Address) => routes[route].screen;

/**
 * One page of each screen gets all checks. Other pages in Spanish are checked for accessibility, spaces, cut text and
 * height. Other pages in English have the same markup: as served, they are checked for cut text and height.
 */
const isFirstOfKind = (address: Address) =>
  addresses.find((other) => screenOf(other) === screenOf(address))?.path === address.path;

/** Whether the same page is checked in Spanish. */
const hasTwin = (address: Address) => address.language !== defaultLanguage && !isFirstOfKind(address);

/** Continuous texts may have any height. */
const texts: readonly Screen[] = ['article', 'legal'];
const phone = { width: 390, height: 844 };
/**
 * Maximum height of a page in screens of a phone. The home page has fewer than 10; long titles of its newest articles
 * may take a further line.
 */
const mostScreens = ({ route }: Address) => (route === 'home' ? 10.1 : 12);

for (const address of addresses) {
  const { path, language } = address;
  test(`${path} has no faults in a browser`, async ({ sweep: { page, faults }, site }) => {
    faults.length = 0;
    // A saved language would determine the next response.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.setViewportSize({ width: 1280, height: 720 });
    await setLetters(page, {});
    if (hasTwin(address)) await page.goto(site.url + path);
    else await openLive(page, site, path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    if (isFirstOfKind(address)) await scrollThrough(page);
    if (!hasTwin(address)) {
      expect(await page.evaluate(bandSpaces)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
    }

    if (!texts.includes(screenOf(address))) {
      await page.setViewportSize(phone);
      const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / phone.height;
      expect(screens, 'screens of a phone').toBeLessThanOrEqual(mostScreens(address));
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(cutText), 'at 320 px').toEqual([]);
    if (isFirstOfKind(address)) await inspect(page);
    expect(faults).toEqual([]);
  });
}

/** Checks an open page in the dark theme, for touch, with letter spacing, with text of twice the size, and in print. */
async function inspect(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsInTheDark(page), 'in the dark, for fingers').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await setLetters(page, { apart: true });
  expect(await page.evaluate(cutText), 'at 320 px with its letters, words and lines apart').toEqual([]);
  await setLetters(page, { size: 32 });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(cutText), `at ${width} px with the text at twice its size`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(paleText), 'on paper').toEqual([]);
  await page.emulateMedia({ media: null });
}

test('an unknown address has an accessible page with status 404', async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/cursos/bloque-7-orbita`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Señal perdida');
  await expect(page.getByText('/cursos/bloque-7-orbita')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('without JavaScript the page for an unknown address has no empty line and no button', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/cursos/bloque-7-orbita`);
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(['Fuera de espacio aéreo controlado']);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});
