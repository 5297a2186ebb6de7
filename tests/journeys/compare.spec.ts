import { expect } from '@playwright/test';
import { pagesOnPaper } from '../pages-on-paper.ts';
import { openLive, test } from '../site-test.ts';
import { wake } from '../wake.ts';

test('a card links to the comparison; another choice is shown without a page load', async ({ page, site }) => {
  await openLive(page, site, '/cursos');
  await page.getByRole('link', { name: /^Comparar ?: Bloque 1/ }).click();
  await expect(page).toHaveURL(/\/comparar\?courses=block-1-tower$/);
  await expect(page.getByRole('heading', { name: 'Elige al menos un curso más' })).toBeVisible();
  await wake(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByLabel('Curso 2').focus();
  await page.getByLabel('Curso 2').selectOption('complete-rating');
  await expect(page).toHaveURL(/courses=block-1-tower,complete-rating$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByLabel('Curso 2')).toBeFocused();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.getByRole('link', { name: /^Quitar ?: Bloque 1/ }).click();
  await expect(page.getByLabel('Curso 1')).toHaveValue('complete-rating');
  await page.goBack();
  await expect(page.getByLabel('Curso 1')).toHaveValue('block-1-tower');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first course is fixed while the others scroll, and the bar above scrolls along', async ({ page, site }) => {
    await openLive(page, site, '/comparar?courses=block-1-tower,block-2-route-approach,complete-rating');
    const table = page.getByRole('region', { name: 'Los cursos elegidos' });
    const [first, second] = [page.getByRole('columnheader').first(), page.getByRole('columnheader').nth(1)];
    const before = await second.boundingBox();
    await table.evaluate((region) => region.scrollTo({ left: 140, behavior: 'instant' }));
    await expect.poll(async () => (await second.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 100);
    expect((await first.boundingBox())?.x).toBe(0);
    const bar = table.locator('xpath=preceding-sibling::*[1]');
    await expect.poll(() => bar.evaluate((each) => each.scrollLeft)).toBeGreaterThan(100);
  });
});

test('a press on the career map shows a route, which prints on one page and ends with Back', async ({ page, site }) => {
  await openLive(page, site, '/carrera');
  const map = page.getByRole('group', { name: 'Mapa de la carrera de controlador' });
  await map.getByRole('link', { name: 'Centro de control' }).click();
  await expect(page.getByRole('heading', { name: 'Tu ruta: Desde cero → Centro de control' })).toBeVisible();
  await expect(page.getByLabel('Quiero llegar a')).toHaveValue('area-unit');
  expect(await pagesOnPaper(page, '10mm')).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Los puntos del mapa' })).toBeVisible();
});
