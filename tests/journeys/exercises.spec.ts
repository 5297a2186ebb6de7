import { expect, type Page } from '@playwright/test';
import { drawExchanges } from '../../src/exercises/simulation/readback/draw-exchanges.ts';
import { isWrong } from '../../src/exercises/simulation/readback/exchange.ts';
import { carefulInstruction } from '../../src/exercises/simulation/tower/careful-player.ts';
import { playTower } from '../../src/exercises/simulation/tower/play.ts';
import { beginRun } from '../../src/exercises/simulation/tower/run.ts';
import { markOf } from '../../src/exercises/simulation/tower/scoring.ts';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { withDecision } from '../consent-steps.ts';
import type { SiteServer } from '../site-server.ts';
import { openLive, test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

const { readback, home } = builtContent;
const seed = 7;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

async function open(page: Page, site: SiteServer, path: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, path);
}

test('readback by keyboard: ten exchanges in English on a Spanish page (390)', async ({ page, site }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    speechSynthesis.speak = ({ text }) => void spoken.push(text);
  });
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  await open(page, site, `/ponte-en-la-posicion?exercise=readback&seed=${seed}`, phone);
  const place = page.locator('#readback');
  await place.getByLabel('inglés').check();
  await place.getByRole('button', { name: /^Empezar/ }).press('Enter');
  const exchanges = drawExchanges(seed, readback.exchanges).map(({ exchange }) => exchange);
  await expect(place.getByText('Colación 1 de 10')).toBeVisible();
  expect(await accessibilityFaults(page, '.readback')).toEqual([]);
  expect(await spoken(), 'no voice before it is asked for').toEqual([]);
  await place.getByRole('button', { name: 'Oír la radio' }).press('Enter');
  await expect.poll(spoken).toHaveLength(2);

  for (const [index, exchange] of exchanges.entries()) {
    const { pilot, next } = exchange.radio.en;
    await expect(place.getByText(pilot)).toBeVisible();
    if (isWrong(exchange)) {
      await place.getByRole('button', { name: 'Hay un error' }).press('Enter');
      await place.getByRole('button', { name: next?.[0] ?? '', exact: true }).press('Enter');
    } else await place.getByRole('button', { name: 'Está bien' }).press('Enter');
    // The next exchange is shown at once and has the focus.
    if (index < 9) await expect(place.getByRole('button', { name: 'Está bien' })).toBeFocused();
  }
  await expect(place.getByText('100 de 100')).toBeVisible();
  await expect(place.getByText('Esto no es una prueba de aptitud')).toBeVisible();
});

/** The run of a careful controller who decides every five seconds. */
const carefulRun = playTower(seed, (now) => (now.second % 5 === 0 ? carefulInstruction(now) : undefined));

const orderNames = {
  'line up': 'Alinear',
  'take off': 'Despegar',
  land: 'Aterrizar',
  'go around': 'Motor y al aire',
  enter: 'Entrar',
  vacate: 'Abandonar',
};

test('tower by keyboard, with less motion: a controller works step by step (es, 390)', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, `/ponte-en-la-posicion?exercise=tower&seed=${seed}`, phone);
  const place = page.locator('#tower');
  await place.getByRole('button', { name: /^Empezar/ }).press('Enter');
  let now = 0;
  const goOn = (seconds: number) => place.getByRole('button', { name: `Avanzar ${seconds} segundos` }).press('Enter');
  for (const { at, order, to } of carefulRun.said) {
    for (; now + 30 <= at; now += 30) await goOn(30);
    for (; now < at; now += 5) await goOn(5);
    const { callSign = '' } = carefulRun.traffic[to] ?? {};
    await place.getByRole('button', { name: `${orderNames[order]} ${callSign}` }).press('Enter');
    await expect(place.locator('.tower-radio')).toContainText(callSign);
  }
  expect(await accessibilityFaults(page, '.tower')).toEqual([]);
  await place.getByRole('button', { name: 'En palabras' }).press('Enter');
  await expect(place.getByText(/^(La pista está libre|En la pista: )/)).toBeVisible();
  while (!(await page.locator('.position-ended').isVisible())) await goOn(30);
  await expect(place.getByText(`${markOf(carefulRun)} de 100`)).toBeVisible();
  await expect(place.getByText('La pista nunca estuvo ocupada por dos.')).toBeVisible();
  await expect(place.getByRole('link', { name: /Bloque 1/ }).first()).toBeVisible();
});

test('tower: two on the runway are reported at once, and debriefed (en, 1440)', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, `/take-the-position?exercise=tower&seed=${seed}`, desk);
  const place = page.locator('#tower');
  await place.getByRole('button', { name: /^Start/ }).click();
  const signs = beginRun(seed).traffic.map(({ callSign }) => callSign);
  await place.getByRole('button', { name: `Land ${signs[0]}` }).click();
  await place.getByRole('button', { name: `Line up ${signs[5]}` }).click();
  for (let step = 0; step < 5; step++) await place.getByRole('button', { name: 'Forward 30 seconds' }).click();
  await expect(place.getByRole('alert')).toContainText(`Two on the runway: ${signs[5]} and ${signs[0]}.`);
  await place.getByRole('button', { name: 'Finish' }).click();
  await expect(place.getByText(`to send ${signs[0]} around before the threshold`)).toBeVisible();
  await place.getByText('The scope at that moment').first().click();
  await expect(place.getByText('RUNWAY OCCUPIED').first()).toBeVisible();
});

test('the sample exercise loads its script at the first key, and states the separation', async ({ page, site }) => {
  const asked: string[] = [];
  const sizes: number[] = [];
  page.on('request', (request) => request.url().includes('play-taste') && asked.push(request.url()));
  page.on('requestfinished', async (request) => {
    if (request.url().includes('play-taste')) sizes.push((await request.sizes()).responseBodySize);
  });
  await open(page, site, '/?lang=en', phone);
  const taste = page.getByRole('region', { name: home.taste.title.en });
  await taste.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await taste.getByText(home.taste.keys.climb.name.en, { exact: true }).click();
  await expect(taste.getByText(home.taste.keys.climb.words.en)).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect.poll(() => sizes.length).toBe(1);
  expect(sizes[0]).toBeLessThan(12 * 1024);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await taste.getByText(home.taste.keys.turn.name.en, { exact: true }).press('Enter');
  await expect(taste.getByText(home.taste.keys.climb.words.en)).toBeHidden();
  await expect(taste.getByText(home.taste.keys.turn.words.en)).toBeVisible();
  await taste.getByRole('link', { name: home.taste.action.en }).click();
  await expect(page).toHaveURL(/\/take-the-position$/);
});

test('without JavaScript each key of the sample exercise opens its text', async ({ unscripted: page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.url);
  for (const { name, words } of Object.values(home.taste.keys)) {
    await page.locator('summary', { hasText: name.es }).first().click();
    await expect(page.getByText(words.es)).toBeVisible();
  }
});
