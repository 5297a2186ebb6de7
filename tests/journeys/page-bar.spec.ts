import { expect, type Page } from '@playwright/test';
import { shiftsSince, noteShifts } from '../layout-shifts.ts';
import { nextFrames, restingTop } from '../next-frames.ts';
import { openLive, test } from '../site-test.ts';

const course = '/bloque-1-habilitacion-torre';

const bar = (page: Page) => page.locator('[data-page-bar]');
const banner = (page: Page) => page.getByRole('banner').first();
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
/** The lower edge of the bar: the target of an anchor has to be below it. */
const barEnd = (page: Page) => bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

/** Scrolls down as a visitor does, and waits until the bar marks the section in view. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 3000);
  await restingTop(page);
  await expect(bar(page).locator('[aria-current="location"]')).toHaveText(/^(?:El curso|Programa|Horas|Simulador)$/);
}

/** Scrolls up step by step, as a visitor does, until the header is shown. */
async function scrollUp(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await restingTop(page);
    await expect(banner(page)).toBeInViewport({ timeout: 1000 });
  }).toPass();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the bar stays visible and covers no section that it leads to, at ${width} px`, async ({ page, site }) => {
    await noteShifts(page);
    await page.setViewportSize({ width, height });
    await openLive(page, site, course);
    await page.evaluate(() => document.fonts.ready);
    await shiftsSince(page);
    await scrollDown(page);
    expect(await topOf(page, '[data-page-bar]')).toBe(0);
    await expect(banner(page)).not.toBeInViewport();

    // Scrolling up shows the header above the bar; scrolling down hides it.
    await scrollUp(page);
    await expect.poll(() => topOf(page, '[data-page-bar]')).toBeGreaterThan(40);
    const header = await banner(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await topOf(page, '[data-page-bar]')).toBeLessThanOrEqual(header);
    await page.mouse.wheel(0, 400);
    await expect(banner(page)).not.toBeInViewport();
    await expect.poll(() => topOf(page, '[data-page-bar]')).toBe(0);

    await restingTop(page);
    expect(await shiftsSince(page)).toBeLessThan(0.001);

    const opener = page.getByRole('button', { name: 'En esta página' });
    if (width < 1200) await opener.click();
    else await expect(opener).toBeHidden();
    const link = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link', { name: 'Requisitos' });
    await link.click();
    await expect(page).toHaveURL(/#requirements$/);
    await restingTop(page);
    await expect
      .poll(async () => Math.abs((await topOf(page, '#requirements')) - (await barEnd(page))))
      .toBeLessThan(4);
    await expect(page.locator('[data-page-bar] [aria-current="location"]')).toHaveText('Requisitos');
    if (width < 1200) await expect(link).toBeHidden();
    // On wide screens this section is beside the former.
    if (width >= 1200) {
      const next = page.getByRole('link', { name: 'Qué viene después', exact: true }).first();
      await next.click();
      await expect(next).toHaveAttribute('aria-current', 'location');
    }

    await bar(page).getByRole('link', { name: 'Solicitar información' }).click();
    await expect(page.getByRole('heading', { name: 'Pregunta por el Bloque 1' })).toBeInViewport();
  });
}

test('an element focused by keyboard is never under the bar or the header', async ({ page, site }) => {
  // The page scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLive(page, site, `${course}#faq`);
  await nextFrames(page);
  // Moves the focus upwards from the questions to the header, element by element.
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await nextFrames(page);
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      // A focused element inside a frame is not visible from here.
      if (!focused || focused.closest('[data-page-bar], header, iframe')) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 10));
      return seen?.closest('[data-page-bar], [data-site-header]') ? focused.outerHTML.slice(0, 120) : null;
    });
    expect(covered).toBeNull();
  }
});

test('at 200 % zoom, header and bar take less than a third; less motion, no transition', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 400 });
  await openLive(page, site, course);
  await scrollDown(page);
  await scrollUp(page);
  const taken = await barEnd(page);
  expect(taken, 'less than a third of the window').toBeLessThan(400 / 3);
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
});

test('without JavaScript the bar is a sticky row of plain anchors', async ({ unscripted: page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url + course);
  await page.getByRole('navigation', { name: 'En esta página' }).getByRole('link', { name: 'Programa' }).click();
  await expect(page).toHaveURL(`${site.url}${course}#programme`);
  await expect(page.getByRole('heading', { name: 'Qué se aprende en cada fase' })).toBeInViewport();
  await expect(bar(page)).toBeInViewport();
});
