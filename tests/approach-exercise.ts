import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../src/i18n/language.ts';
import { example } from '../src/simulation/approach/example.ts';
import { withDecision } from './consent-steps.ts';
import { openLive } from './site-test.ts';
import type { SiteServer } from './site-server.ts';

/** The page of the exercises. */
export const paths = { es: '/ponte-en-la-posicion', en: '/take-the-position' };
/** Texts of the exercise. */
export const words = {
  es: {
    sit: /^Empezar/,
    end: 'Terminar',
    mark: '100 de 100',
    step: 'Avanzar 30 segundos',
    short: 'Avanzar 5 segundos',
  },
  en: {
    sit: /^Start/,
    end: 'Finish',
    mark: '100 out of 100',
    step: 'Forward 30 seconds',
    short: 'Go on 5 seconds',
  },
};

/** Opens the exercise with the traffic of the solved example. */
export async function sitDown(
  page: Page,
  site: SiteServer,
  language: Language,
  size: { width: number; height: number },
) {
  await page.setViewportSize(size);
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, `${paths[language]}?exercise=approach&seed=${example.seed}`);
  await takeOverFrames(page);
  const radios = await page.locator('#approach').getByRole('radio').all();
  const lines = await Promise.all(radios.map(async (radio) => (await radio.boundingBox())?.y));
  expect(new Set(lines).size, 'the languages of the radio stand on one line').toBe(1);
  await page.locator('#approach').getByRole('button', { name: words[language].sit }).click();
  await expect(clock(page)).toHaveText('0:00');
}

/**
 * Replaces animation frames: they run only when `passFrames` requests them, each as 240 ms, so that the exercise runs
 * as fast as it can be drawn.
 */
async function takeOverFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const due = new Map<number, FrameRequestCallback>();
    let last = 0;
    let ahead = 0;
    window.requestAnimationFrame = (callback) => {
      due.set(++last, callback);
      return last;
    };
    window.cancelAnimationFrame = (id) => due.delete(id);
    Object.assign(window, {
      passFrames(count: number) {
        for (let frame = 0; frame < count; frame++) {
          ahead += 240;
          const callbacks = [...due.values()];
          due.clear();
          for (const callback of callbacks) callback(performance.now() + ahead);
        }
      },
    });
  });
}

/** Runs frames of an exercise whose frames are taken over. */
export async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate((frames) => {
    (window as unknown as { passFrames: (count: number) => void }).passFrames(frames);
  }, count);
}

/** The clock of the exercise. */
export function clock(page: Page): Locator {
  return page.locator('.position-time');
}

/** The seconds on the clock. */
export async function secondsOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await clock(page).textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Runs the exercise until its clock shows the given second; the clock is updated every five seconds. */
export async function runUntil(page: Page, second: number): Promise<void> {
  while ((await secondsOf(page)) < second) {
    const left = second - (await secondsOf(page));
    await passFrames(page, left > 20 ? 8 : 2);
  }
}

/** Runs the exercise until its debriefing is shown. */
export async function runToTheEnd(page: Page): Promise<void> {
  const ended = page.locator('.position-ended');
  while (!(await ended.isVisible())) {
    await passFrames(page, 20);
  }
}
