import { expect, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

const path = '/preparacion-convocatoria';
const { courses } = builtContent;
const course = courses['call-preparation']?.page;
const testimonials = (course && 'testimonials' in course && course.testimonials.title.es) || '';

test('the phases are tabs, with phase 1 first, and the arrow keys wrap around', async ({ page, site }) => {
  await openLive(page, site, path);
  const tab = (name: string) => page.getByRole('tab', { name });
  const table = (phase: string) => page.getByRole('table', { name: `${phase}, 2024: pruebas y mínimos` });
  await expect(tab('Fase 1')).toHaveAttribute('aria-selected', 'true');
  await expect(table('Fase 1').getByRole('row', { name: /Conocimientos generales/ })).toContainText('mínimo 25 puntos');
  await expect(table('Fase 2')).toBeHidden();

  await tab('Fase 1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Fase 2')).toBeFocused();
  await expect(table('Fase 2')).toBeVisible();
  await expect(table('Fase 1')).toBeHidden();
  await page.keyboard.press('End');
  await expect(table('Fase 3').getByRole('row', { name: /Evaluación de la conducta/ })).toContainText(
    'mínimo 60 de 120',
  );
  await page.keyboard.press('ArrowRight');
  await expect(tab('Fase 1')).toBeFocused();
});

test('a tab pressed before its script has loaded is selected after it', async ({ page, site }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/tab-list-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.url + path);
  const tab = page.getByRole('tab', { name: 'Fase 2' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

const openTopics = (page: Page) =>
  page.locator('details[id^="tema-"][open]').evaluateAll((all) => all.map(({ id }) => id));

test('at most one topic of the syllabus is open, and topics can be closed and linked', async ({ page, site }) => {
  await openLive(page, site, path);
  expect(await openTopics(page)).toEqual([]);
  await page.locator('#tema-2 summary').focus();
  await page.keyboard.press('Enter');
  expect(await openTopics(page)).toEqual(['tema-2']);
  await page.locator('#tema-9 summary').click();
  expect(await openTopics(page)).toEqual(['tema-9']);
  await page.locator('#tema-9 summary').click();
  expect(await openTopics(page)).toEqual([]);

  await openLive(page, site, `${path}?from=link#tema-4`);
  await expect.poll(() => openTopics(page)).toEqual(['tema-4']);
  await expect(page.locator('#tema-4')).toBeInViewport();
  await page.evaluate(() => (location.hash = '#tema-5'));
  await expect.poll(() => openTopics(page)).toEqual(['tema-5']);
});

test('testimonials advance every 3 seconds until they are paused', async ({ page, site }) => {
  await page.clock.install();
  await openLive(page, site, path);
  const carousel = page.getByRole('region', { name: testimonials });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const place = carousel.getByText(/^\d\/\d$/);
  // The carousel shows two of its six slides at this width, and has counted its stops.
  await expect(place).toHaveText(/\/5$/);
  // From now on time passes only in `runFor`, so that a busy machine delays no turn.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let turns = 0; turns < 6; turns += 1) {
    const shown = Number.parseInt(await place.innerText(), 10);
    await page.clock.runFor(3000);
    await expect(place).toHaveText(`${(shown % 5) + 1}/5`);
  }

  await carousel.getByRole('button', { name: 'Pausar' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stopped = await place.textContent();
  await page.clock.runFor(3800);
  await expect(place).toHaveText(stopped ?? '');
  await carousel.getByRole('button', { name: 'Anterior' }).click();
  await expect(place).not.toHaveText(stopped ?? '');
});

test('without JavaScript all phases are visible', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + path);
  for (const phase of ['Fase 1', 'Fase 2', 'Fase 3']) {
    await expect(page.getByRole('table', { name: `${phase}, 2024` })).toBeVisible();
  }
  await context.close();
});
