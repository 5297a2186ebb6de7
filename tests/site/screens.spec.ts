import { expect, type Browser, type Page } from '@playwright/test';
import { languages, type Language } from '../../src/i18n/language.ts';
import { accessibilityFaults, faultsInTheDark } from '../accessibility-faults.ts';
import { bandSpaces } from '../band-spaces.ts';
import { consentParts, withDecision } from '../consent-steps.ts';
import { cutText } from '../cut-text.ts';
import { paleText } from '../pale-text.ts';
import { setLetters } from '../set-letters.ts';
import type { SiteServer } from '../site-server.ts';
import { openLive, test } from '../site-test.ts';
import { coveredByDock } from './covered-by-dock.ts';
import { firstViews, partsBelow, stripsBesideDrawing, workingPages, type Size } from './first-views.ts';
import { allAddresses, type Address } from './pages.ts';

const desktop: Size = [1440, 900];
const phone: Size = [390, 844];

/** The upper edge of the cookie notice in a window, in px. */
type Edge = (language: Language, size: Size) => number;

type Sweep = { page: Page; faults: string[]; edge: Edge };

/** The page of this worker: a fixture of a worker would start new workers, each with a browser and a site. */
let sweep: Promise<Sweep> | undefined;

/** Opens the page in which one address is opened after the other, so that shared files are fetched and parsed once. */
async function openSweep(browser: Browser, site: SiteServer): Promise<Sweep> {
  const edge = await noticeEdges(await browser.newPage(), site);
  const page = await browser.newPage();
  // The cookie notice is shown two seconds after loading, and has tests of its own.
  await withDecision(page, { analytics: false, marketing: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return { page, faults: watch(page, site.url), edge };
}

test.describe.configure({ mode: 'parallel' });

/** Sizes without repetitions. */
const distinct = (sizes: readonly Size[]) => [...new Map(sizes.map((size) => [size.join('x'), size])).values()];

/** Measures the notice in each window. */
async function noticeEdges(page: Page, site: SiteServer): Promise<Edge> {
  const edges = new Map<string, number>();
  for (const language of languages) {
    // The notice is at the lower edge of every page; this one is small.
    await openLive(page, site, `/exito?lang=${language}`);
    const { notice } = consentParts(page, language);
    await expect(notice).toBeVisible();
    await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    for (const [width, height] of distinct(firstViews.flatMap(({ sizes }) => sizes))) {
      await page.setViewportSize({ width, height });
      edges.set(`${language} ${width}x${height}`, (await notice.boundingBox())?.y ?? Number.NaN);
    }
  }
  await page.close();
  return (language, [width, height]) => edges.get(`${language} ${width}x${height}`) ?? Number.NaN;
}

/** Whether an overloaded server has refused the visitor's country, which pages do without. */
const isRefused = (url: string, status: string | number) => `${status}`.includes('503') && url.includes('/geo/');

/** Records the faults of a page: messages, errors, failed responses and requests to other origins. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !isRefused(message.location().url, message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request elsewhere: ${url.href}`);
  });
  page.on('response', (response) => {
    const [status, url] = [response.status(), response.url()];
    if (status >= 400 && url !== page.url() && !isRefused(url, status)) faults.push(`${status}: ${url}`);
  });
  return faults;
}

/** Continuous texts may have any height. */
const isText = ({ screen }: Address) => screen === 'article' || screen === 'legal';
/**
 * Maximum height of a page in screens of a phone. Lists show their first items, and requirements and steps stand open.
 */
const mostScreens = ({ route, screen }: Address) => (route === 'home' ? 12 : screen === 'course' ? 15.5 : 16);

/** The faults of an open page that depend on its texts, in each window. */
async function faultsOfTexts(page: Page, address: Address, edge: Edge): Promise<string[]> {
  const faults: string[] = [];
  const { route, language } = address;
  const seen = firstViews.filter(({ routes }) => routes.includes(route));
  const isTool = workingPages.includes(route);
  const sizes: Size[] = [...seen.flatMap((view) => view.sizes), ...(isTool ? [desktop] : []), phone];
  // A window is set once for all that is looked at in it.
  for (const size of distinct(sizes)) {
    const isIn = (all: readonly Size[]) => all.some((each) => each.join() === size.join());
    await page.setViewportSize({ width: size[0], height: size[1] });
    const found = await page.evaluate(stripsBesideDrawing);
    for (const { sizes: own, ...view } of seen)
      if (isIn(own)) found.push(...(await page.evaluate(partsBelow, { ...view, edge: edge(language, size) })));
    if (isTool && isIn([desktop])) {
      const header = await page.locator('main header').first().boundingBox();
      if (!header || header.height > 180) found.push(`title and tools are ${header?.height} px high`);
    }
    if (isIn([phone])) {
      const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / phone[1];
      if (!isText(address) && screens > mostScreens(address)) found.push(`${screens} screens of a phone`);
      if (address.screen === 'article') found.push(...(await page.evaluate(articleFaults)));
    }
    faults.push(...found.map((fault) => `${fault} at ${size.join('x')}`));
  }
  await page.setViewportSize({ width: 320, height: 700 });
  faults.push(...(await page.evaluate(cutText)).map((fault) => `${fault} at 320 px`));
  return faults;
}

/** Runs in a page: lists drawings and tables of an article that do not suit a phone, and a broken breadcrumb. */
function articleFaults(): string[] {
  const faults: string[] = [];
  for (const figure of document.querySelectorAll('article figure[data-figure]')) {
    const drawings = [...figure.querySelectorAll('[role="img"], img')].filter((each) => each.checkVisibility());
    if (drawings.length !== 1 || drawings.some((each) => each.getBoundingClientRect().width <= 280))
      faults.push(`a figure with ${drawings.length} drawings, or a narrow one`);
  }
  for (const table of document.querySelectorAll('article [data-table]'))
    if (table.scrollWidth > table.clientWidth) faults.push('a table that scrolls');
  // The name of the article may take several lines, and begins on the line of the parent pages.
  const here = document.querySelector('nav > ol > li[aria-current]');
  const above = here?.previousElementSibling?.getBoundingClientRect().right ?? 0;
  if (!here || (here.getClientRects()[0]?.left ?? 0) < above - 1)
    faults.push('the breadcrumb begins below its parents');
  return faults;
}

/**
 * The other faults of the open page of a screen: for screen readers, fingers, in print, and with other letters. It begins
 * in the narrow window that the texts were looked at in.
 */
async function faultsOfScreen(page: Page): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  await page.emulateMedia({ colorScheme: 'dark' });
  found['in the dark, for fingers'] = await faultsInTheDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await setLetters(page, { apart: true });
  found['letters, words and lines apart at 320 px'] = await page.evaluate(cutText);
  await setLetters(page, {});
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found[`covered by buttons at ${width} px`] = await page.evaluate(coveredByDock);
  }
  found['spaces'] = await page.evaluate(bandSpaces);
  found['accessibility'] = await accessibilityFaults(page);
  await setLetters(page, { size: 32 });
  found['text at twice its size at 1280 px'] = await page.evaluate(cutText);
  await page.setViewportSize({ width: 360, height: 800 });
  found['text at twice its size at 360 px'] = await page.evaluate(cutText);
  await page.emulateMedia({ media: 'print' });
  found['on paper'] = await page.evaluate(paleText);
  await page.emulateMedia({ media: null });
  await setLetters(page, {});
  return found;
}

const screens = Object.groupBy(await allAddresses(), ({ screen, language }) => `${screen} (${language})`);

for (const [name, addresses = []] of Object.entries(screens))
  test(`the screen ${name} has no faults in a browser: ${addresses.length} pages`, async ({ browser, site }) => {
    const { page, faults, edge } = await (sweep ??= openSweep(browser, site));
    const found: Record<string, unknown> = {};
    for (const [nth, address] of addresses.entries()) {
      faults.length = 0;
      const path = address.route === 'search' ? `${address.path}?q=Madrid` : address.path;
      // A saved language would determine the next response.
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      // Pages in English have the same markup: only their texts can have faults.
      const isWhole = nth === 0 && address.language === 'es';
      if (isWhole) await openLive(page, site, path);
      else await page.goto(site.url + path);
      found[`${path}: texts`] = await faultsOfTexts(page, address, edge);
      if (isWhole)
        for (const [what, those] of Object.entries(await faultsOfScreen(page))) found[`${path}: ${what}`] = those;
      found[path] = [...faults];
    }
    expect(Object.entries(found).filter(([, those]) => (those as unknown[]).length > 0)).toEqual([]);
  });

test('an unknown address has an accessible page with status 404', async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/cursos/bloque-7-orbita`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Señal perdida');
  await expect(page.getByText('/cursos/bloque-7-orbita', { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
