import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages, type Language } from '../../src/i18n/language.ts';
import { canonicalPath } from '../../src/site/links.ts';
import type { RouteId } from '../../src/site/routes.ts';
import { consentParts } from '../consent-steps.ts';
import type { SiteServer } from '../site-server.ts';
import { openLive, test as base } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

/** `served` is a page whose scripts never arrive: they move nothing, and would only take time. */
const test = base.extend<{ served: Page }>({
  served: async ({ context }, use) => {
    const page = await context.newPage();
    await page.route('**/*.js', () => undefined);
    await use(page);
  },
});

const { home, landing, articles, courses: records } = builtContent;
const more = { es: 'Más información', en: 'More information' };
const button = { es: 'Ver cursos', en: 'See the courses' };

/** Viewports of common laptops and phones, some of them reduced by the bars of the browser. */
const windows = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [390, 664],
  [390, 844],
  [360, 640],
] as const;

/** `windows` and two small phones, without 1280x720: there the notice covers a course's page below its lead. */
const higher = [...windows.filter(([width, height]) => height > 720 || width < 900), [320, 640], [320, 568]] as const;

/** A phone and a laptop. On a wide screen the parts beside an answer do not push it down. */
const articleWindows = [
  [390, 844],
  [1366, 768],
] as const;

/** The height of the part of a strip that must be visible, in pixels: its code or the first line of its name. */
const startOfStrip = 24;

for (const language of languages) {
  test(`the first view is not covered by the cookie notice (${language})`, async ({ page, site }) => {
    await openLive(page, site, `/?lang=${language}`);
    const { notice, refuse, accept, configure } = consentParts(page, language);
    await expect(notice).toBeVisible();
    await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const { headline, sentence, main, strip } = firstView(page, language);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const edge = (await boxOf(notice)).top;
      const above = (await boxOf(page.getByRole('banner'))).bottom;
      const seen = Object.entries({ headline, sentence, main });
      for (const [name, part] of seen) {
        const { top, bottom } = await boxOf(part);
        expect(top, `${name} at ${width}x${height}, below the header`).toBeGreaterThanOrEqual(above);
        expect(bottom, `${name} at ${width}x${height}, above the notice`).toBeLessThanOrEqual(edge);
      }
      const start = (await boxOf(strip)).top + startOfStrip;
      expect(start, `strip at ${width}x${height}, above the notice`).toBeLessThanOrEqual(edge);
    }
    for (const [width, height, share] of [
      [390, 844, 0.25],
      [320, 640, 0.3],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { top, bottom } = await boxOf(notice);
      expect((bottom - top) / height, `the notice's share of ${width}x${height}`).toBeLessThanOrEqual(share);
      for (const answer of [refuse, accept, configure]) {
        const box = await boxOf(answer);
        expect(box.bottom - box.top).toBeGreaterThanOrEqual(44);
      }
    }
  });
}

/** The viewports in which the main content of a page must begin above the cookie notice. */
const asked = [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const;

/** The main content of each page's first view: the facts of a course, or the main reason to open the page. */
const answers: readonly [RouteId, query: string, parts: string][] = [
  ...Object.values(records).flatMap(({ route, page }): [RouteId, string, string][] =>
    route && page ? [[route, '', 'main header dl > div']] : [],
  ),
  ['advancedTraining', '', 'main header dl > div'],
  ['home', '', 'main > div > div > ul > li:first-child dl > div:nth-child(-n + 2)'],
  ['courses', '', 'main article:first-of-type h3'],
  ['calendar', '', 'main article:first-of-type h3'],
  ['search', 'q=Madrid', '#search-results li:first-child a'],
  ['blog', '', 'main article img'],
  ['madrid', '', 'main figure img'],
  ['canarias', '', 'main figure img'],
];

for (const language of languages) {
  test(`the main content of a page begins above the cookie notice (${language})`, async ({ page, served, site }) => {
    const edgeOf = await noticeEdges(page, site, language, asked);
    const covered: string[] = [];
    for (const [route, query, selector] of answers) {
      const path = canonicalPath(route, language);
      await served.goto(`${site.url}${path}${query && `${path.includes('?') ? '&' : '?'}${query}`}`, {
        waitUntil: 'commit',
      });
      await served.locator('footer').waitFor();
      for (const [width, height] of asked) {
        await served.setViewportSize({ width, height });
        const edge = edgeOf(width, height);
        const parts = served.locator(selector);
        expect(await parts.count(), route).toBeGreaterThan(0);
        // All facts of a course, the first item of a list, or the first 60 px of a picture.
        const isPicture = selector.endsWith('img');
        const isFact = selector.includes('dl > div');
        for (const part of isFact ? await parts.all() : [parts.first()]) {
          const { top, bottom } = await boxOf(part);
          if ((isPicture ? top + 60 : bottom) > edge) covered.push(`${route} at ${width}x${height}`);
        }
      }
    }
    expect(covered).toEqual([]);
  });
}

/** Pages that begin with their title and tools instead of a picture. */
const working = [
  'calendar',
  'search',
  'glossary',
  'blog',
  'feedback',
  'contact',
  'services',
  'proposal',
  'licenceGuide',
  'canI',
  'career',
  'canarias',
] as const;

test('on working pages the title and the tools are at most 180 px high together', async ({ served: page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of languages)
    for (const route of working) {
      await page.goto(site.url + canonicalPath(route, language));
      const { top, bottom } = await boxOf(page.locator('main header').first());
      expect(bottom - top, `${route} (${language})`).toBeLessThanOrEqual(180);
    }
});

test('the drawing of a course has no strips of another colour beside it', async ({ served: page, site }) => {
  const strips: string[] = [];
  for (const route of new Set(Object.values(records).map((course) => course.route))) {
    if (!route) continue;
    await page.goto(site.url + canonicalPath(route, 'es'));
    const figure = page.locator('main header figure[data-kind="drawing"]');
    if ((await figure.count()) === 0) continue;
    for (const [width, height] of asked) {
      await page.setViewportSize({ width, height });
      const beside = await figure.evaluate((element) => {
        const [image, ground] = [element.querySelector('img'), element.querySelector('rect')];
        if (!image || !ground) return NaN;
        const box = image.getBoundingClientRect();
        const [wide = NaN, high = NaN] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
        return ground.checkVisibility() ? box.width - (box.height * wide) / high : 0;
      });
      if (!(beside < 1)) strips.push(`${route} at ${width}x${height}: ${beside} px`);
    }
  }
  expect(strips).toEqual([]);
});

/** Courses whose page shows their name in two lines at most, beside a picture. */
const courses = ['atcoInitial', 'completeRating', 'block1', 'block2', 'callPreparation', 'selectionProcess'] as const;
/** Labels of the buttons to a form on pages of courses and of the services. */
const toForm = /Solicitar información|Request information|Pedir una propuesta|Ask for a proposal/;

for (const language of languages) {
  test(`the button to the form is above the cookie notice on the pages of courses and of the services (${language})`, async ({
    page,
    served,
    site,
  }) => {
    const edgeOf = await noticeEdges(page, site, language, higher);
    for (const route of [...courses, 'services'] as const) {
      await served.goto(site.url + canonicalPath(route, language), { waitUntil: 'commit' });
      await served.locator('footer').waitFor();
      for (const [width, height] of higher) {
        await served.setViewportSize({ width, height });
        const { bottom } = await boxOf(served.getByRole('main').getByRole('link', { name: toForm }).first());
        expect(bottom, `${route} at ${width}x${height}`).toBeLessThanOrEqual(edgeOf(width, height));
      }
    }
  });
}

test('the answer of an article is above the cookie notice and above the list in its header', async ({
  page,
  served,
  site,
}) => {
  const edgeOf = await noticeEdges(page, site, 'es', articleWindows);
  // Pictures are never delivered: the layout must not depend on loaded pictures.
  await served.route('**/assets/pictures/*', () => undefined);
  for (const [id, { es }] of Object.entries(articles)) {
    await served.goto(site.url + canonicalPath('article', 'es', { slug: id }), { waitUntil: 'commit' });
    await served.locator('footer').waitFor();
    const header = served.locator('main article header');
    const answer = header.locator('p', { hasText: es.description.slice(0, 40) });
    for (const [width, height] of articleWindows) {
      await served.setViewportSize({ width, height });
      const { bottom } = await boxOf(answer);
      expect(bottom, `${id} at ${width}x${height}`).toBeLessThanOrEqual(edgeOf(width, height));
      for (const later of [header.locator('ul'), ...(width < 900 ? [header.locator('img')] : [])])
        expect((await boxOf(later)).top, `${id} at ${width}x${height}`).toBeGreaterThanOrEqual(bottom);
    }
  }
});

for (const language of languages) {
  const { title, facts } = home.who;

  test(`the home page states the centre, and within two screens audience, length, price and start (${language})`, async ({
    page,
    site,
  }) => {
    await openLive(page, site, `/?lang=${language}`);
    const who = page.getByRole('region', { name: title[language] });
    for (const said of ['PFATC-19', 'Madrid', 'Gran Canaria']) await expect(who).toContainText(said);
    await expect(who.getByRole('img').filter({ visible: true }).first()).toBeVisible();
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const label of [facts.forWhom.label, facts.howLong, facts.howMuch, facts.when]) {
        const answer = who.locator('dt', { hasText: label[language] }).locator('xpath=..');
        const { bottom } = await boxOf(answer);
        expect(bottom, `${label[language]} at ${width}x${height}`).toBeLessThanOrEqual(2 * height);
      }
    }
  });

  test(`strips have a “more information” link at every width (${language})`, async ({ page, site }) => {
    for (const path of [`/?lang=${language}`, { es: '/cursos', en: '/courses' }[language]]) {
      await openLive(page, site, path);
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const words = page.getByRole('main').getByRole('article').locator('a > span', { hasText: more[language] });
        const hidden = await words.evaluateAll((all) =>
          all
            .filter((each) => each.getBoundingClientRect().width < 60 || getComputedStyle(each).clipPath !== 'none')
            .map((each) => each.textContent),
        );
        // The board of the home page is collapsed on phones.
        expect(await words.count()).toBeGreaterThan(width > 768 ? 5 : 1);
        expect(hidden, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

for (const [path, { hero }] of [
  ['/', home],
  ['/home', landing],
] as const) {
  test(`the text of the first view is legible over its picture: ${path}`, async ({ page, site }) => {
    await openLive(page, site, path);
    const main = page.getByRole('main');
    for (const [width, height] of [...windows, [768, 1024], [1100, 700], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      const picture = main.locator('img').first();
      // Decoding fails while the browser replaces the picture by one of the new width.
      await expect(() => picture.evaluate((image: HTMLImageElement) => image.decode())).toPass();
      const headline = await leastContrast(main.getByRole('heading', { level: 1 }));
      expect(headline, `headline at ${width}x${height}`).toBeGreaterThanOrEqual(3);
      const sentence = await leastContrast(main.getByText(hero.text.es));
      expect(sentence, `sentence at ${width}x${height}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

function firstView(page: Page, language: 'es' | 'en') {
  const main = page.getByRole('main');
  return {
    headline: main.getByRole('heading', { level: 1 }),
    sentence: main.getByText(home.hero.text[language]),
    main: main.getByRole('link', { name: button[language] }),
    strip: main.getByRole('article').first(),
  };
}

/** Shows the cookie notice in each viewport; the returned function gives the position of its upper edge in px. */
async function noticeEdges(
  page: Page,
  site: SiteServer,
  language: Language,
  sizes: readonly (readonly [width: number, height: number])[],
): Promise<(width: number, height: number) => number> {
  await openLive(page, site, `/?lang=${language}`);
  const { notice } = consentParts(page, language);
  await expect(notice).toBeVisible();
  await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const edges = new Map<string, number>();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    edges.set(`${width}x${height}`, (await boxOf(notice)).top);
  }
  return (width, height) => edges.get(`${width}x${height}`) ?? 0;
}

async function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
  return { top: y, bottom: y + height };
}

/** The contrast of a text with the brightest pixel behind it. */
async function leastContrast(text: Locator): Promise<number> {
  const color = await text.evaluate((element: HTMLElement) => {
    const stated = getComputedStyle(element).color;
    element.style.color = 'transparent';
    return stated;
  });
  const { data, info } = await sharp(await text.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await text.evaluate((element: HTMLElement) => element.style.removeProperty('color'));
  let brightest = 0;
  for (let at = 0; at < data.length; at += info.channels)
    brightest = Math.max(brightest, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  return (luminance(color.match(/\d+/g)?.map(Number) ?? []) + 0.05) / (brightest + 0.05);
}

/** Relative luminance of a colour in sRGB (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
