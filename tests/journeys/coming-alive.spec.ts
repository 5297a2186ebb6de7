import { expect, type Page } from '@playwright/test';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { languages } from '../../src/i18n/language.ts';
import { consentParts, storedDecision, withDecision } from '../consent-steps.ts';
import { test } from '../site-test.ts';
import { wake } from '../wake.ts';

/** Holds what matches back until what it answers is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const live = (page: Page) => page.waitForSelector('html[data-live]');
const words = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent.length ?? 0);

/** Whether React has taken over an element. */
const isTaken = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

const startScript = '**/assets/start-*.js';

/** Paths of the scripts that a page asks for from now on, but for the small one that waits for its visitor. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !pathname.startsWith('/assets/start-')) asked.push(pathname);
  });
  return asked;
}

for (const language of languages) {
  test(`whoever only looks fetches none of the page's scripts, is asked for consent, and is heard (${language})`, async ({
    page,
    site,
  }) => {
    const scripts = scriptsOf(page);
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(`${site.url}/?lang=${language}`);
    const { notice, refuse, toast, words: said } = consentParts(page, language);
    await expect(notice).toBeVisible();
    await expect(page.getByText(dictionaries[language]['consent.announcement'])).toBeVisible();
    await page.waitForTimeout(1000);
    expect(scripts).toEqual([]);
    await refuse.click();
    await expect(toast(said.refused)).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect((await storedDecision(page)).given).toBe('true');
    expect(faults).toEqual([]);
  });
}

for (const [sign, act] of Object.entries<(page: Page) => Promise<void>>({
  'a movement of the mouse': (page) => page.mouse.move(200, 200),
  scrolling: (page) => page.mouse.wheel(0, 200),
  'a key': (page) => page.keyboard.press('Tab'),
  'a press without a pointer': (page) => page.evaluate(() => document.querySelector('main')?.click()),
})) {
  test(`${sign} makes a page live`, async ({ page, site }) => {
    const scripts = scriptsOf(page);
    await page.goto(`${site.url}/exito`);
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await act(page);
    await live(page);
  });
}

test('what has something to do by itself waits for nobody', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  for (const path of ['/cursos?category=advanced', '/preguntas-frecuentes#precio', '/no-such-page']) {
    await page.goto(site.url + path);
    await live(page);
  }
  await withDecision(page, { analytics: false, marketing: false });
  await page.goto(`${site.url}/exito`);
  await live(page);
});

test('pictures in sight are shown to whoever only looks, and stay when the page comes alive', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/contacto`);
  const picture = page.locator('#contact-section img');
  const isShown = () =>
    picture.evaluate((image: HTMLImageElement) => {
      const place = image.parentElement?.parentElement?.getBoundingClientRect();
      return image.naturalWidth > 0 && Math.abs(image.getBoundingClientRect().top - (place?.top ?? 0)) < 1;
    });
  await expect.poll(isShown, { timeout: 3000 }).toBe(true);
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  await wake(page);
  expect(await isShown()).toBe(true);
});

test('where the scripts cannot be had, nothing asks for consent that would not be heard', async ({ page, site }) => {
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto(site.url);
  const { notice } = consentParts(page, 'es');
  await expect(notice).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(notice).toBeHidden();
});

test('what is pressed before the page is live is not lost', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/assets/entry-client-*.js');
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Haz clic para mostrar' }).click();
  release();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
});

test('what is pressed before there is any script is not lost', async ({ page, site }) => {
  const release = await hold(page, startScript);
  await page.goto(site.url, { waitUntil: 'commit' });
  // Styles and sections below the first view come with the first input.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.wheel(0, 50);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Haz clic para mostrar' }).click();
  release();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
});

test('what is done before the start script has come makes the page live when it comes', async ({ page, site }) => {
  const release = await hold(page, startScript);
  await page.goto(`${site.url}/exito`);
  await page.mouse.move(200, 200);
  release();
  await live(page);
});

for (const comes of [true, false]) {
  test(`a link pressed before there is any script ${comes ? 'takes along how the visit began' : 'is followed without it after a moment'}`, async ({
    page,
    site,
  }) => {
    const release = await hold(page, startScript);
    await page.goto(`${site.url}/cursos?utm_source=forum`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Contacto' }).first().click({ noWaitAfter: true });
    if (comes) release();
    await expect(page).toHaveURL(`${site.url}/contacto${comes ? '?utm_source=forum' : ''}`);
  });
}

test('the language that is chosen before there is any script is remembered', async ({ page, site }) => {
  const release = await hold(page, startScript);
  await page.goto(`${site.url}/cursos`, { waitUntil: 'commit' });
  await page.locator('a[data-chooses-language=en]').first().click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL(`${site.url}/courses`);
  expect(await page.evaluate(() => localStorage.getItem('site-language'))).toBe('en');
});

test('where even the first script cannot be had, the page is read, its menu stands open and its forms are links', async ({
  page,
  site,
}) => {
  await page.route(startScript, (route) => route.abort());
  await page.goto(`${site.url}/?lang=es`);
  await expect(page.locator('html:not([data-scripted])')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#contact-section').getByRole('link', { name: /formulario/i })).toBeVisible();
});

test('a page of another language than the saved one is not painted before it is left, nor hidden for long', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('site-language', 'en'));
  const release = await hold(page, startScript);
  await page.goto(`${site.url}/contacto`, { waitUntil: 'commit' });
  const heading = page.locator('h1');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  await expect(heading).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(heading).toBeVisible();
});

test('sections far below stay as the server wrote them until the visitor comes near', async ({ page, site }) => {
  await page.goto(site.url);
  await wake(page);
  await page.waitForTimeout(500);
  expect(await isTaken(page, 'main h1')).toBe(true);
  expect(await isTaken(page, '#contact-section')).toBe(false);
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  await expect.poll(() => isTaken(page, '#contact-section')).toBe(true);
});

test('a section that cannot be made live stays, says so to whoever listens, and leaves the others alone', async ({
  page,
  site,
  uncaught,
}) => {
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', () => (document.documentElement.dataset['noticed'] = ''));
  });
  await page.route('**/assets/below-the-fold-*.js', (route) => route.abort());
  await page.goto(site.url);
  await wake(page);
  const before = await words(page);
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-noticed]')).toHaveCount(1);
  await page.waitForTimeout(500);
  expect(await words(page)).toBeGreaterThan(before * 0.95);
  await expect(page.locator('#contact-title')).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  // React reports what it recovered from.
  expect(uncaught.splice(0)).not.toEqual([]);
});

test('an exception in what surrounds the page leaves all that the server wrote', async ({ page, site }) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.hidePopover = () => {
      throw new Error('not in this browser');
    };
  });
  await page.goto(site.url);
  const before = await words(page);
  await page.waitForTimeout(2500);
  expect(await words(page)).toBeGreaterThan(before * 0.95);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose code cannot be had stays as the server wrote it', async ({ page, site }) => {
  await page.route('**/assets/shared-*.js', (route) => route.abort());
  await page.goto(site.url);
  await page.waitForTimeout(1500);
  await expect(page.locator('#contact-title')).toHaveText(/.+/);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page, site }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/exito`);
    await wake(page);
    await page.waitForTimeout(2500);
    expect(fetched.filter((path) => /courses|catalogue|services/.test(path))).toEqual([]);
  });
}
