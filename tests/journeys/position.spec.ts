import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/i18n/language.ts';
import { example } from '../../src/exercises/simulation/approach/example.ts';
import type { Instruction } from '../../src/exercises/simulation/approach/instruction.ts';
import { scope } from '../../src/exercises/simulation/approach/rules.ts';
import { readLog, startRun } from '../../src/exercises/simulation/approach/run.ts';
import { withDecision } from '../consent-steps.ts';
import type { SiteServer } from '../site-server.ts';
import { openLive, test } from '../site-test.ts';

/** The page of the exercises. */
const paths = { es: '/ponte-en-la-posicion', en: '/take-the-position' };
/** Texts of the exercise. */
const words = {
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
async function sitDown(page: Page, site: SiteServer, language: Language, size: { width: number; height: number }) {
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
async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate((frames) => {
    (window as unknown as { passFrames: (count: number) => void }).passFrames(frames);
  }, count);
}

/** The clock of the exercise. */
function clock(page: Page): Locator {
  return page.locator('.position-time');
}

/** The seconds on the clock. */
async function secondsOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await clock(page).textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Runs the exercise until its clock shows the given second; the clock is updated every five seconds. */
async function runUntil(page: Page, second: number): Promise<void> {
  while ((await secondsOf(page)) < second) {
    const left = second - (await secondsOf(page));
    await passFrames(page, left > 20 ? 8 : 2);
  }
}

const start = startRun(example.seed);
const solution = readLog(example.log, start.aircraft);

/** The values of an instruction, each in the format of its key. */
function offered({ heading, altitude, speed }: Instruction): [string, string][] {
  return [
    ...(heading === undefined ? [] : [['heading', String(heading || 360).padStart(3, '0')] as [string, string]]),
    ...(altitude === undefined ? [] : [['altitude', `A${altitude / 100}`] as [string, string]]),
    ...(speed === undefined ? [] : [['speed', String(speed)] as [string, string]]),
  ];
}

test('by pointer: a track and the keys instruct an aircraft (es, 1440)', async ({ page, site }) => {
  await sitDown(page, site, 'es', { width: 1440, height: 900 });
  const canvas = page.locator('.approach-scope');
  const [first] = start.aircraft;
  const box = await canvas.boundingBox();
  if (!first || !box) throw new Error('There is no scope.');
  const mile = box.width / (2 * scope.half);
  await canvas.click({
    position: { x: (first.x + scope.half) * mile, y: (scope.centre.y + scope.half - first.y) * mile },
  });
  await expect(page.getByRole('button', { name: first.callSign })).toHaveAttribute('aria-pressed', 'true');
  for (const { at, instruction } of solution.slice(0, 2)) {
    await runUntil(page, at);
    await page.getByRole('button', { name: instruction.callSign }).click();
    for (const [part, value] of offered(instruction)) {
      await page.locator(`[data-part=${part}]`).click();
      await page.locator('.approach-values').getByRole('button', { name: value }).click();
    }
    await expect(page.locator('.approach-radio')).toContainText(instruction.callSign);
  }
});

/** How many instructions are given by the keys on the screen; the others are typed. */
const byKeys = 4;

test('by keyboard: steps bring all aircraft in, with reduced motion (es, 390)', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page, site, 'es', { width: 390, height: 844 });
  const { keyboard } = page;
  let now = 0;
  for (const { at, instruction } of solution.slice(0, byKeys)) {
    await stepTo(at);
    await page.locator('.approach-strip[tabindex="0"]').focus();
    const strips = page.locator('.approach-strip');
    for (let index = 0; index < 4; index++) await keyboard.press('ArrowUp');
    for (
      let index = 0;
      (await page.locator('.approach-strip:focus b').textContent()) !== instruction.callSign;
      index++
    ) {
      if (index > (await strips.count())) throw new Error(`${instruction.callSign} has no strip.`);
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Enter');
    for (const [part, value] of offered(instruction)) {
      if (!(await page.locator('[data-part]:focus').count())) await tabTo(page, '[data-part=heading]');
      while (!(await page.locator(`[data-part=${part}]:focus`).count())) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await tabTo(page, '.approach-values button');
      const wanted = page.locator('.approach-values button:focus', { hasText: value });
      while (!(await wanted.count())) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
    }
  }
  const field = page.getByLabel('O escríbela');
  for (const line of example.log.split('; ').slice(byKeys)) {
    const space = line.indexOf(' ');
    await stepTo(Number(line.slice(0, space)));
    await field.fill(line.slice(space + 1));
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'En palabras' }).press('Enter');
  await expect(page.getByText(/^SIM69H, estela pesada: a \d+ NM al norte de la pista, /)).toBeVisible();
  for (let step = 0; step < 20 && !(await page.locator('.position-ended').isVisible()); step++) await step30();
  await expect(page.getByText(words.es.mark)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bloque 2: ruta y aproximación' }).first()).toBeVisible();
  await expect(page.getByLabel(/Enlace para retar/)).toHaveValue(/\?exercise=approach&seed=15&result=100$/);

  async function stepTo(second: number) {
    for (; now + 30 <= second; now += 30) await step30();
    for (; now < second; now += 5) await page.getByRole('button', { name: words.es.short }).press('Enter');
    expect(await secondsOf(page), 'time stands between steps').toBe(second);
  }

  async function step30() {
    await page.getByRole('button', { name: words.es.step }).press('Enter');
  }
});

/** Presses Tab until an element of a selector has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`Tab does not reach ${selector}.`);
}

test('a lost separation is reported at once, and debriefed with its prevention (en, 1440)', async ({ page, site }) => {
  await sitDown(page, site, 'en', { width: 1440, height: 900 });
  const field = page.getByLabel('Or type it');
  await field.fill('SIM50H X1');
  await field.press('Enter');
  await expect(page.getByText('“X1” is not an instruction. Try: SIM50H H220 A40 S180')).toBeVisible();
  for (const [at, text] of [
    [10, '50H H270 A70'],
    [20, '30G H100 A70'],
  ] as const) {
    await runUntil(page, at);
    await field.fill(text);
    await field.press('Enter');
  }
  const alert = page.getByRole('alert').filter({ hasText: 'Separation lost: SIM50H and SIM30G' });
  while (!(await alert.count())) await runUntil(page, (await secondsOf(page)) + 5);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await secondsOf(page);
  await passFrames(page, 40);
  expect(await secondsOf(page), 'the clock stands while it is paused').toBe(stopped);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('button', { name: 'Resume' }), 'it pauses with its tab').toBeVisible();
  await page.getByRole('button', { name: words.en.end }).click();
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeFocused();
  await expect(page.getByText(/This would have prevented it: at \d:\d\d, SIM/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('position-runs'))).toContain('"approach":[0]');
  await page.getByText('The scope at that moment').click();
  await expect(page.locator('.position-moments canvas')).toBeVisible();
  await page.getByRole('button', { name: /Watch it again/ }).click();
  await passFrames(page, 20);
  await expect(page.locator('[data-replay] .approach-radio')).toContainText('SIM30G, turn');
  await page.getByRole('button', { name: 'Other traffic' }).click();
  await expect(page, 'the address follows the traffic').not.toHaveURL(new RegExp(`seed=${example.seed}$`));
});

test('no code of the exercises is loaded before one is started, and then at most 50 KiB', async ({ page, site }) => {
  const scripts: string[] = [];
  const sizes: number[] = [];
  let requests = 0;
  page.on('request', () => (requests += 1));
  page.on('requestfinished', async (request) => sizes.push((await request.sizes()).responseBodySize));
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.text();
    if (body.includes('approach-scope')) scripts.push(response.url());
  });
  await openLive(page, site, paths.en);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  sizes.length = 0;
  requests = 0;
  await page.locator('#approach').getByRole('button', { name: words.en.sit }).click();
  await expect(clock(page)).toBeVisible();
  await expect.poll(() => scripts.length).toBe(1);
  expect(requests).toBeGreaterThan(2);
  await expect.poll(() => sizes.length).toBe(requests);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50 * 1024);
});

test('without JavaScript a drawing and a solved example explain the exercise', async ({ unscripted: page, site }) => {
  await page.goto(site.url + paths.en);
  const desk = page.locator('#approach');
  await expect(desk.getByRole('img', { name: /Radar scope of an invented aerodrome/ })).toBeVisible();
  await expect(desk.getByText('The exercise needs JavaScript.')).toBeVisible();
  await expect(desk.getByRole('button', { name: words.en.sit })).toBeHidden();
  await desk.getByText('A worked example').click();
  await expect(
    desk.getByText('SIM50H, turn right heading 220, descend to altitude 4,000 feet, reduce speed to 180 knots'),
  ).toBeVisible();
});
