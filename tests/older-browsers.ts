import type { Page } from '@playwright/test';

/**
 * Removes the Popover API before the page's scripts run, as in Chrome before 114, Firefox before 125, Safari before 17.
 */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  });
}

/** Removes the native behaviour of `commandfor`, as in browsers from before 2025. */
export async function withoutCommands(page: Page): Promise<void> {
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
export async function asTooOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) => !query.join(' ').includes(':has') && supports.apply(CSS, query);
  });
}
