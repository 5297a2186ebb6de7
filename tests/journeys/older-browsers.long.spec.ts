import { expect, type Page } from '@playwright/test';
import { waitOutFillTime } from '../contact-form.ts';
import { openLive, test } from '../site-test.ts';

/** Removes the native behaviour of `commandfor`, as in browsers from before 2025. */
async function withoutCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // The browser would still handle the attribute `command`, so it is removed.
    addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('[command]')) button.removeAttribute('command');
    });
  });
}

/** Makes a browser appear older than the oldest supported one. */
async function asTooOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) => !query.join(' ').includes(':popover-open') && supports.apply(CSS, query);
  });
}

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
