import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('the map service gets no request before the click, and the map loads in a sandbox', async ({ page, site }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await openLive(page, site, '/madrid');
  const load = page.getByRole('button', { name: 'Cargar el mapa' });
  await load.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Abrir en OpenStreetMap' })).toHaveAttribute('target', '_blank');
  expect(asked).toEqual([]);

  await load.click();
  const frame = page.locator('iframe[title="Mapa de Madrid"]');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation|allow-forms/);
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Abrir en OpenStreetMap' })).toBeVisible();
});

test('without JavaScript there is a link to the map, and no useless button', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/canarias`);
  await expect(page.getByRole('link', { name: 'Abrir en OpenStreetMap' })).toBeVisible();
  await expect(page.getByText('Cargar el mapa', { exact: true })).toBeHidden();
});
