import { expect, type Page } from '@playwright/test';
import { loadWords } from '../../src/i18n/words/load-words.ts';
import { waitOutFillTime } from '../contact-form.ts';
import { asTooOld, withoutCommands, withoutPopovers } from '../older-browsers.ts';
import { openLive, test } from '../site-test.ts';

const paths = ['/', '/courses', '/contacto', '/canarias', '/blog'];
const words = (page: Page) => page.evaluate(() => document.body.innerText.length);

test('without the Popover API text stays uncovered, and the contact panel opens', async ({ page, browser, site }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await withoutPopovers(page);
  for (const path of paths) {
    await openLive(page, site, path);
    await plain.goto(site.url + path);
    expect(await words(page)).toBeGreaterThan((await words(plain)) * 0.8);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const covering = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 250)?.closest('main, [popover]')?.localName,
    );
    expect(covering, path).toBe('main');
  }
  // The browser still hides elements with `popover`, so only the polyfill's class shows that the panel is open.
  const t = await loadWords('es');
  const panel = page.locator('#quick-contact');
  await page.getByRole('button', { name: t['overlay.contact'] }).click();
  await expect(panel).toHaveClass(/:popover-open/);
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveClass(/:popover-open/);
  await plain.close();
});
test('the menu opens in browsers without `commandfor`', async ({ page, site }) => {
  await withoutCommands(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, site, '/');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
});

test('a browser that is too old shows plain pages, the menu and a working form', async ({ page, site }) => {
  await asTooOld(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  expect(await page.locator('html[data-scripted]').count()).toBe(0);
  await expect(page.getByText('Cargando el formulario')).toBeHidden();

  const form = page.frameLocator('#contact-section iframe');
  await form.getByRole('textbox', { name: /^Nombre/ }).fill('Olga Antigua');
  await form.getByRole('textbox', { name: /Correo/ }).fill('olga@visitor.example');
  await form.locator('input[name="privacy"]').check();
  await waitOutFillTime(form);
  await form.getByRole('button', { name: /^(Enviar|Presentar|Solicitar)/ }).click();
  await expect(form.getByRole('heading', { level: 1 })).toContainText(/hemos recibido|recibid/i);
});
