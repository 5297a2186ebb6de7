import { expect, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);

test('a link leads to the top of its page; Back restores the scroll position', async ({ page, site }) => {
  await openLive(page, site, '/');
  const menu = page.getByRole('navigation', { name: 'Principal' }).first();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gran Canaria' }).click();
  await expect(page).toHaveURL(`${site.url}/canarias`);
  await menu.getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  await expect(page).toHaveTitle(/Contacto/);
  await expect(menu.getByRole('link', { name: 'Contacto' })).toHaveAttribute('aria-current', 'page');
  expect(await top(page)).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect.poll(() => top(page)).toBeGreaterThan(500);
});

test('an address with an anchor scrolls to it, on loading and within the page', async ({ page, site }) => {
  await openLive(page, site, '/#contact-section');
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => (location.hash = ''));
  await page.evaluate(() => (location.hash = '#contact-section'));
  await expect.poll(() => top(page)).toBeGreaterThan(300);
});

test('the target of a link is fetched on hover, and the two main pages when idle', async ({ page, site }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openLive(page, site, '/exito');
  await expect.poll(() => fetched).toContain('/cursos');
  await expect.poll(() => fetched).toContain('/servicios');
  expect(fetched).not.toContain('/contacto');
  await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Contacto' }).hover();
  await expect.poll(() => fetched).toContain('/contacto');
});

test('breadcrumbs show the position of a page, and lead to the pages above it', async ({ page, site }) => {
  await page.goto(`${site.url}/bloque-1-habilitacion-torre`);
  const way = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(way.getByRole('listitem')).toHaveText(['Inicio', 'Cursos', /Bloque 1/]);
  await way.getByRole('link', { name: 'Cursos' }).click();
  await expect(page).toHaveURL(`${site.url}/cursos`);
  await expect(way.getByRole('listitem')).toHaveText(['Inicio', 'Cursos']);
});

test('a topic of the blog adds a history entry and counts its articles', async ({ page, site }) => {
  await openLive(page, site, '/blog');
  const articles = page.locator('main article');
  const all = await articles.count();
  const topic = page.getByRole('navigation', { name: 'Temas' }).getByRole('link', { name: 'Inglés' });
  await topic.press('Enter');
  await expect(page).toHaveURL(/\/blog\?tag=english$/);
  await expect(articles).not.toHaveCount(all);
  const count = await articles.count();
  await expect(page.getByRole('status').filter({ hasText: `${count} artículos` })).toHaveCount(1);
  await expect(topic).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(articles).toHaveCount(all);
});
