import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../src/i18n/language.ts';
import { builtContent } from '../built-content.ts';
import { consentParts } from '../consent-steps.ts';
import { noteShifts, shiftsSince } from '../layout-shifts.ts';
import { nextFrames } from '../next-frames.ts';
import { openLive, test } from '../site-test.ts';
import { wake } from '../wake.ts';

const { home, landing } = builtContent;

/** Windows of common laptops and phones, some of them reduced by the bars of the browser. */
const windows = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [390, 664],
  [390, 844],
  [360, 640],
] as const;

/** Windows that show different parts of a picture, from a small phone to a large screen. */
const pictureWindows = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

/** The height of the part of a strip that must be visible, in pixels: its code or the first line of its name. */
const startOfStrip = 24;

for (const language of languages) {
  test(`the first view is whole above the notice, facts within two screens, three on phones (${language})`, async ({
    page,
    site,
  }) => {
    await openLive(page, site, `/?lang=${language}`);
    const { notice } = consentParts(page, language);
    await expect(notice).toBeVisible();
    await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const main = page.getByRole('main');
    const who = page.getByRole('region', { name: home.who.title[language] });
    for (const said of ['PFATC-19', 'Madrid', 'Gran Canaria']) await expect(who).toContainText(said);
    await expect(who.getByRole('img').filter({ visible: true }).first()).toBeVisible();
    const { forWhom, howLong, howMuch, when } = home.who.facts;
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const edge = (await boxOf(notice)).top;
      const above = (await boxOf(page.getByRole('banner'))).bottom;
      for (const [name, part] of Object.entries({
        headline: main.getByRole('heading', { level: 1 }),
        sentence: main.getByText(home.hero.text[language]),
        action: main.getByRole('link', { name: { es: 'Ver cursos', en: 'See the courses' }[language] }),
      })) {
        const { top, bottom } = await boxOf(part);
        expect(top, `${name} at ${width}x${height}, below the header`).toBeGreaterThanOrEqual(above);
        expect(bottom, `${name} at ${width}x${height}, above the notice`).toBeLessThanOrEqual(edge);
      }
      const start = (await boxOf(main.getByRole('article').first())).top + startOfStrip;
      expect(start, `strip at ${width}x${height}, above the notice`).toBeLessThanOrEqual(edge);
      if (height < 768) continue;
      // On a phone the exercise stands before the facts.
      const screens = width < 600 ? 3 : 2;
      for (const label of [forWhom.label, howLong, howMuch, when]) {
        const { bottom } = await boxOf(who.locator('dt', { hasText: label[language] }).locator('xpath=..'));
        expect(bottom, `${label[language]} at ${width}x${height}`).toBeLessThanOrEqual(screens * height);
      }
    }
    for (const [width, height, share] of [
      [390, 844, 0.25],
      [320, 640, 0.3],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { top, bottom } = await boxOf(notice);
      expect((bottom - top) / height, `the notice's share of ${width}x${height}`).toBeLessThanOrEqual(share);
    }
  });
}

test('strips have a “more information” link at every width', async ({ page, site }) => {
  for (const path of ['/', '/cursos']) {
    await page.goto(site.url + path);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const words = page.getByRole('main').getByRole('article').locator('a > span', { hasText: 'Más información' });
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

for (const [path, { hero }] of [
  ['/', home],
  ['/home', landing],
] as const) {
  test(`the text of the first view is legible over its picture: ${path}`, async ({ page, site }) => {
    await openLive(page, site, path);
    const main = page.getByRole('main');
    for (const [width, height] of pictureWindows) {
      await page.setViewportSize({ width, height });
      const picture = main.locator('img').first();
      // Decoding fails while the browser replaces the picture by one of the new width.
      await expect(() => picture.evaluate((image: HTMLImageElement) => image.decode())).toPass();
      const [headline, sentence] = await leastContrasts(page, [
        main.getByRole('heading', { level: 1 }),
        main.getByText(hero.text.es),
      ]);
      expect(headline, `headline at ${width}x${height}`).toBeGreaterThanOrEqual(3);
      expect(sentence, `sentence at ${width}x${height}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

for (const width of [1440, 390]) {
  test(`the home page does not shift until its notice appears, at ${width} px`, async ({ page, site }) => {
    await noteShifts(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url);
    await wake(page);
    // Shifts until the notice appears count too.
    await expect(consentParts(page, 'es').notice).toBeVisible();
    await nextFrames(page);
    expect(await shiftsSince(page)).toBeLessThan(0.002);
  });
}

async function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
  return { top: y, bottom: y + height };
}

/** The contrast of each text with the brightest pixel behind it, in one picture of the window without the texts. */
async function leastContrasts(page: Page, texts: readonly Locator[]): Promise<number[]> {
  const places = await Promise.all(
    texts.map((text) =>
      text.evaluate((element: HTMLElement) => {
        const { color } = getComputedStyle(element);
        const { left, top, width, height } = element.getBoundingClientRect();
        element.style.color = 'transparent';
        return {
          color,
          left: Math.floor(left),
          top: Math.floor(top),
          width: Math.ceil(width),
          height: Math.ceil(height),
        };
      }),
    ),
  );
  const picture = sharp(await page.screenshot()).removeAlpha();
  for (const text of texts) await text.evaluate((element: HTMLElement) => element.style.removeProperty('color'));
  return Promise.all(
    places.map(async ({ color, ...part }) => {
      const { data, info } = await picture.clone().extract(part).raw().toBuffer({ resolveWithObject: true });
      let brightest = 0;
      for (let at = 0; at < data.length; at += info.channels)
        brightest = Math.max(brightest, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      return (luminance(color.match(/\d+/g)?.map(Number) ?? []) + 0.05) / (brightest + 0.05);
    }),
  );
}

/** Relative luminance of a colour in sRGB (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
