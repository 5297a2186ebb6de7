import { expect } from '@playwright/test';
import { searchWord } from '../../src/i18n/words/search.ts';
import { pathTo } from '../../src/site/links.ts';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { openLive, test } from '../site-test.ts';

const isPartOfSearch = /search-index|\/assets\/(?:search|awakened|explanations)-/;

test('the search’s code is loaded when it opens, and the keyboard alone is enough for it', async ({ page, site }) => {
  let bytes = 0;
  const asked: string[] = [];
  page.on('requestfinished', async (request) => {
    if (!isPartOfSearch.test(request.url())) return;
    asked.push(request.url());
    bytes += (await request.sizes()).responseBodySize;
  });
  await openLive(page, site, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Qué buscas' });
  await expect(field).toBeFocused();
  await field.fill('convocatria de enaire');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(bytes).toBeLessThan(60_000);

  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/convocatoria/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a button opens the search, Escape clears, then closes it and restores the focus', async ({ page, site }) => {
  await openLive(page, site, pathTo('glossary', 'en'));
  const button = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  await button.click();
  const field = page.getByRole('combobox');
  await field.fill('metar');
  await expect(page.getByRole('option', { name: /^METAR/ })).toBeVisible();
  const word = searchWord('en');
  const waysOn = page.getByRole('search').getByRole('link');
  await expect(waysOn).toHaveCount(0);
  await field.fill('xqzw');
  await expect(waysOn).toHaveText([word('ask'), word('glossary')]);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the key "/" opens the search, unless the key is switched off', async ({ page, site }) => {
  await openLive(page, site, '/contacto');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('checkbox', { name: /La tecla/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openLive(page, site, '/contacto');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('checkbox', { name: /La tecla/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /La tecla/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('without JavaScript the button leads to a results page', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/cursos`);
  await page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }).click();
  await page.getByRole('searchbox').fill('cuánto cuesta el bloque 1');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('cuánto cuesta el bloque 1');
  const first = page.locator('#search-results li a').first();
  await expect(first).toHaveText('Bloque 1: básico y torre');
  await first.click();
  await expect(page).toHaveURL(/bloque-1/);
});

test('without the index the search field leads to the results page', async ({ page, site }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await openLive(page, site, '/exito');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('gafas');
  await expect(page.getByText('El índice del buscador no se ha cargado')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buscar\?q=gafas/);
  await expect(page.locator('#search-results li').first()).toBeVisible();
});

test('a question’s result opens its answer, with JavaScript and without', async ({ page, unscripted: plain, site }) => {
  await openLive(page, site, '/exito');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('puedo trabajar solo con el bloque 1');
  await page.getByRole('option', { name: /^¿Puedo trabajar solo con el Bloque 1\?/ }).click();
  await expect(page).toHaveURL(/bloque-1-habilitacion-torre#puedo-trabajar-solo-con-el-bloque-1$/);
  const question = (where: typeof page) =>
    where.locator('details[name]', { hasText: '¿Puedo trabajar solo con el Bloque 1?' });
  await expect(question(page)).toHaveAttribute('open');
  await expect(question(page).getByRole('heading')).toBeInViewport();
  await plain.goto(page.url());
  await expect(question(plain).locator('p').first()).toBeInViewport();
  await expect(question(plain).getByRole('heading')).toBeInViewport();
});
