import { expect, type Page } from '@playwright/test';
import { accessibilityTree } from '../accessibility-tree.ts';
import { consentParts, withDecision } from '../consent-steps.ts';
import { openLive, test } from '../site-test.ts';

/** Records the texts of live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const spoken = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(spoken),
      );
      for (const region of new Set(regions)) if (region?.textContent) said.push(region.textContent.trim());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('each press of a copy button is announced', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, '/blog/un-dia-en-la-torre?lang=en');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.scrollIntoViewIfNeeded();
  const said = await listen(page);
  await copy.click();
  await expect.poll(async () => (await said()).length).toBe(1);
  await copy.click();
  await expect.poll(said).toEqual(['Link copied', 'Link copied']);
  await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveCount(1);
});

test('in a toast only the button can have the focus, and the button then has a ring', async ({ page, site }) => {
  await openLive(page, site, '/exito');
  const { refuse, words, toast } = consentParts(page, 'es');
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(toast(words.refused)).toBeVisible();
  const close = page.getByRole('button', { name: 'Cerrar aviso' });
  await close.focus();
  await expect(close).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#toasts li'))).toBeNull();
});

test('a hidden e-mail’s button says what it shows; the toggle’s name begins with its text', async ({ page, site }) => {
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, '/contacto');
  const tree = await accessibilityTree(page);
  const named = (part: RegExp) => tree.filter(({ role, name }) => /button|link/.test(role) && part.test(name));
  const reveals = named(/^Haz clic/);
  expect(reveals.length).toBeGreaterThan(0);
  for (const { role, name } of reveals) expect([role, name]).toEqual(['button', 'Haz clic para mostrar el correo']);
  expect(named(/English|Español/).map(({ name }) => name)).toEqual(['EN, English']);
  // The accessible name includes the visible text (WCAG 2.5.3): the language code.
  await expect(page.getByRole('banner').getByRole('link', { name: 'EN, English' })).toContainText('EN');
});

test('in forced colours, current links and the selected language are marked', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, site, '/cursos');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBlockEndColor } = getComputedStyle(element);
        return `${backgroundColor} ${borderBlockEndColor}`;
      });
  const main = 'main nav[aria-label="Categorías de cursos"] a';
  const menu = 'header nav a';
  expect(await look(`${main}[aria-current]`)).not.toBe(await look(`${main}:not([aria-current])`));
  expect(await look(`${menu}[aria-current]`)).not.toBe(await look(`${menu}:not([aria-current])`));
  const toggle = 'header a[data-chooses-language] span';
  expect(await look(`${toggle}:first-child`)).not.toBe(await look(`${toggle}:nth-child(2)`));
});

test('in a new tab, the button on the page for unknown addresses leads home', async ({ page, site }) => {
  await page.goto(`${site.url}/exito?lang=en`);
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'opener' });
    document.body.append(link);
    link.click();
  }, '/no-existe?lang=en');
  const tab = await opened;
  await tab.getByRole('button', { name: 'Return to previous route' }).click();
  await expect(tab).toHaveURL((url) => url.pathname === '/');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
});
