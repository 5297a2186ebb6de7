import { expect, type Page } from '@playwright/test';
import type { SiteServer } from '../site-server.ts';
import { openLive, test } from '../site-test.ts';

const words = {
  es: {
    start: '/exito',
    menu: 'Principal',
    courses: 'Cursos',
    coursesPath: '/cursos',
    other: 'EN, English',
    otherCourses: '/courses',
    blogTitle: 'Nuestro Blog',
    failed: 'No se pudieron cargar los artículos del blog. Por favor, inténtelo de nuevo más tarde.',
    article: 'No se pudo cargar el artículo solicitado. Por favor, inténtelo de nuevo más tarde.',
    back: 'Volver al blog',
    broken: 'Esta página no se ha podido cargar',
    retry: 'Volver a intentarlo',
    loading: 'Cargando...',
  },
  en: {
    start: '/exito?lang=en',
    menu: 'Main',
    courses: 'Courses',
    coursesPath: '/courses',
    other: 'ES, Español',
    otherCourses: '/cursos',
    blogTitle: 'Our Blog',
    failed: 'Could not load blog articles. Please try again later.',
    article: 'Could not load the requested article. Please try again later.',
    back: 'Back to blog',
    broken: 'This page could not be loaded',
    retry: 'Try again',
    loading: 'Loading...',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** A click without pointer events before it, so that nothing has been prefetched. */
async function choose(page: Page, { menu }: Words, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: menu }).first().getByRole('link', { name, exact: true });
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Opens the thank-you page in a browser that saves data, so that nothing is prefetched. */
async function open(page: Page, site: SiteServer, { start }: Words): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await openLive(page, site, start);
}

const busy = (page: Page) => page.locator('main[aria-busy="true"]');

test('a slow page is announced after 150 ms, and only once', async ({ page, site }) => {
  const says = words.en;
  const { promise: announced, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/data/*/courses.json', async (route) => {
    await announced;
    await route.continue();
  });
  await open(page, site, says);
  await page.evaluate((loading) => {
    const found: string[] = [];
    let wasSaid = false;
    Object.assign(window, { found });
    new MutationObserver(() => {
      const isSaid = [...document.querySelectorAll('[role="status"]')].some((node) => node.textContent === loading);
      if (isSaid && !wasSaid) found.push(loading);
      wasSaid = isSaid;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, says.loading);
  // Measured in the page: on a busy machine the test itself may be late.
  const told = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[data-progress]')) return;
          observer.disconnect();
          resolve(performance.now() - clicked);
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await choose(page, says, says.courses);
  await expect(page.locator('[data-progress]')).toBeVisible();
  await expect(busy(page)).toHaveCount(1);
  expect(await told).toBeGreaterThan(145);
  arrive();
  await expect(page).toHaveURL(site.url + says.coursesPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-progress]')).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { found: string[] }).found)).toEqual([says.loading]);
});

test('a blog whose list fails to load shows an error instead, until a retry succeeds', async ({ page, site }) => {
  const says = words.es;
  let broken = true;
  await page.route('**/data/*/blog.json', (route) => (broken ? route.abort() : route.continue()));
  await open(page, site, says);
  await choose(page, says, 'Blog');
  await expect(page.locator('[data-spinner]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(says.blogTitle);
  const failure = page.getByRole('alert');
  await expect(failure).toHaveText(says.failed);
  const [red, green, blue] = await failure.evaluate((node) => getComputedStyle(node).color.match(/\d+/g)!.map(Number));
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(60);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(says.blogTitle);
  await expect(page.getByRole('link', { name: says.other, exact: true }).first()).toHaveAttribute('href', /^\/blog/);
  broken = false;
  await page.getByRole('button', { name: says.retry }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('an article shows the blog’s spinner while it loads; after a failure it links back to the list', async ({
  page,
  site,
}) => {
  const says = words.en;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await openLive(page, site, '/blog?lang=en');
  let broken = true;
  await page.route('**/data/*/article/*.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await (broken ? route.abort() : route.continue());
  });
  const read = () =>
    page
      .locator('main article')
      .nth(1)
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.click());
  await read();
  await expect(page.locator('[data-spinner]')).toBeVisible();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText(says.article);
  await expect(page).toHaveTitle(new RegExp(`^${says.broken}`));
  await page.locator('main').getByRole('link', { name: says.back }).click();
  await expect(page.locator('main article').first()).toBeVisible();
  broken = false;
  await read();
  await expect(page.locator('[data-spinner]')).toBeVisible();
  await expect(page.locator('main article h1, main h1').first()).toBeVisible();
  await expect(page.locator('[data-spinner]')).toHaveCount(0);
});
test('a page that fails to load has the title and menu of its address and a retry button', async ({ page, site }) => {
  let broken = true;
  await page.route('**/data/*/courses.json', (route) => (broken ? route.abort() : route.continue()));
  await open(page, site, words.es);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await choose(page, words.es, words.es.courses);
  await expect(page.getByRole('alert')).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(words.es.broken);
  await expect(title).toBeInViewport();
  await expect(page).toHaveTitle(new RegExp(words.es.courses));
  const menu = page.getByRole('navigation', { name: words.es.menu }).first();
  await expect(menu.getByRole('link', { name: words.es.courses, exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: words.es.other, exact: true }).first()).toHaveAttribute(
    'href',
    words.es.otherCourses,
  );
  broken = false;
  await page.getByRole('button', { name: words.es.retry }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main article').first()).toBeAttached();
});
