import { expect, type Page } from '@playwright/test';
import { routePath } from '../../src/site/routes.ts';
import { withDecision } from '../consent-steps.ts';
import { nextFrames } from '../next-frames.ts';
import { openLive, test } from '../site-test.ts';

/**
 * Durations of animations that play by themselves, in milliseconds. Animations that follow the scroll position are
 * excluded.
 */
function movements(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );
}

test('with reduced motion nothing moves by itself', async ({ page, site }) => {
  await page.clock.install();
  await withDecision(page, { analytics: false, marketing: false });
  const lost = '/no-such-page';
  await openLive(page, site, lost);
  expect(
    Math.max(0, ...(await movements(page))),
    'the radar of the lost page turns without reduced motion',
  ).toBeGreaterThan(1000);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [lost, '/', routePath('callPreparation', 'es')]) {
    await openLive(page, site, path);
    for (let top = 0; top < 6000; top += 900) {
      await page.evaluate((to) => window.scrollTo({ top: to }), top);
      await nextFrames(page);
      expect(Math.max(0, ...(await movements(page))), `${path} at ${top}`).toBe(0);
    }
  }
  const carousel = page.locator('[aria-roledescription="carrusel"], [aria-roledescription="carousel"]').first();
  await carousel.scrollIntoViewIfNeeded();
  const place = carousel.getByText(/^\d\/\d$/);
  // The carousel shows one of its six slides beside another band, and has counted its stops.
  await expect(place).toHaveText('1/6');
  await page.clock.runFor(3600);
  await expect(place).toHaveText('1/6');
});
