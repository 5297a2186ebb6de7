import type { Page } from '@playwright/test';

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
    CSS.supports = (...query: [string]) => !query.join(' ').includes(':popover-open') && supports.apply(CSS, query);
  });
}
