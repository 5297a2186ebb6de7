import { expect } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { openLive, test } from '../site-test.ts';
import { pathTo } from '../../src/site/links.ts';

const glossary = { es: pathTo('glossary', 'es'), en: pathTo('glossary', 'en') };

test('the first use of an acronym has a tooltip on hover and focus, which can be hovered', async ({ page, site }) => {
  await page.clock.install();
  await openLive(page, site, '/bloque-1-habilitacion-torre');
  const term = page.locator(`main a[href="${glossary.es}#satco"]`);
  await expect(term).toHaveCount(1);
  const tooltip = page.getByRole('tooltip');

  await term.hover();
  await expect(tooltip).toContainText('Licencia de alumno controlador');
  await tooltip.hover();
  // A tooltip without the pointer over it closes within this time.
  await page.clock.runFor(500);
  await expect(tooltip).toBeVisible();
  expect(await accessibilityFaults(page, '#tooltip')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await term.focus();
  await expect(tooltip).toContainText('Licencia de alumno controlador');
  await expect(term).toHaveAttribute('aria-describedby', 'tooltip');
  await page.keyboard.press('Tab');
  await expect(tooltip.filter({ hasText: 'Licencia de alumno controlador' })).toBeHidden();
});

test('a control with only an icon shows its name', async ({ page, site }) => {
  await openLive(page, site, '/cursos');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Buscar');
});

test('the first tap on an acronym shows its meaning, with the link to the glossary', async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openLive(page, site, '/full-rating-enaire');
  const term = page.locator(`main a[href^="${glossary.es}#"]`).filter({ visible: true }).first();
  await term.scrollIntoViewIfNeeded();
  await term.tap();
  const link = page.getByRole('tooltip').getByRole('link', { name: 'Ver en el glosario' });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/full-rating/);
  await link.tap();
  await expect(page).toHaveURL(new RegExp(`${glossary.es}#`));
  await context.close();
});

test('without JavaScript an acronym is a link to its entry', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/advanced-training`);
  const term = page.locator(`main a[href="${glossary.en}#ojti"]`).first();
  await expect(term).toHaveText('OJTI');
  await term.click();
  await expect(page.locator('#ojti')).toContainText('On-the-job training instructor');
});
