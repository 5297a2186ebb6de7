import { expect, type Page } from '@playwright/test';
import { languages } from '../../src/i18n/language.ts';
import { withDecision } from '../consent-steps.ts';
import { consentWords } from '../consent-words.ts';
import { openLive, test } from '../site-test.ts';

/** Texts and controls of the page that a floating button covers. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dock = document.querySelector('[data-dock]');
    if (!dock) return ['no dock'];
    const buttons = [...dock.querySelectorAll('button, a')].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    const floating = buttons.map((button) => button.getBoundingClientRect());
    const found: string[] = [];
    for (const button of buttons) (button as HTMLElement).style.pointerEvents = 'none';
    /** Whether a button covers a visible part of a box. A slide outside its carousel is not visible. */
    const isCovered = (element: Element, boxes: Iterable<DOMRect>) =>
      [...boxes].some((box) =>
        floating.some((over) => {
          const left = Math.max(box.left, over.left);
          const right = Math.min(box.right, over.right);
          const top = Math.max(box.top, over.top);
          const bottom = Math.min(box.bottom, over.bottom);
          if (right - left < 1 || bottom - top < 1) return false;
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return seen !== null && (element.contains(seen) || seen.contains(element));
        }),
      );
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || dock.contains(parent)) continue;
      // Text inside a map is part of the picture.
      if (parent.closest('.visually-hidden, [popover], dialog, noscript, script, style, svg')) continue;
      range.selectNodeContents(node);
      if (isCovered(parent, range.getClientRects())) found.push(node.textContent.trim());
    }
    for (const control of document.querySelectorAll(
      'main :is(a, button, input, select, textarea), footer :is(a, button)',
    )) {
      if (dock.contains(control) || control.closest('[popover], svg')) continue;
      if (isCovered(control, control.getClientRects())) found.push(control.outerHTML.slice(0, 80));
    }
    for (const button of buttons) (button as HTMLElement).style.pointerEvents = '';
    return found;
  });
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const) {
  test(`after a decision the floating buttons cover no text and no button, at ${width} px`, async ({ page, site }) => {
    await withDecision(page, { analytics: false, marketing: false });
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/bloque-1-habilitacion-torre', '/solicitar-licencia', '/contacto']) {
      await openLive(page, site, path);
      if (width >= 768) {
        const cookies = page.locator('[data-dock]').getByRole('button', { name: 'Gestionar cookies' });
        await expect(cookies).toBeVisible();
        const box = await cookies.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'large enough to be hit').toBeGreaterThanOrEqual(40);
        expect(box?.width, 'an icon').toBeLessThanOrEqual(44);
      }
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += Math.round(height * 0.9)) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await expect.poll(() => covered(page), `${path} at ${top}`).toEqual([]);
      }
    }
  });
}

test('the cookie icon shows its name on focus and opens the preferences, as the button in the footer does', async ({
  page,
  site,
}) => {
  await withDecision(page, { analytics: false, marketing: false });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openLive(page, site, '/exito');
  const button = page.locator('[data-dock]').getByRole('button', { name: 'Gestionar cookies' });
  await page.getByRole('button', { name: 'Contacto rápido' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const name = button.getByText('Gestionar cookies');
  expect(await name.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('button', { name: 'Gestionar cookies' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const language of languages) {
  const { manage, dialog } = consentWords[language];

  test(`a button in the footer opens the preferences, and without a script a link leads to the policy (${language})`, async ({
    page,
    browser,
    site,
  }) => {
    await withDecision(page, { analytics: false, marketing: false });
    await page.goto(`${site.url}/guia-teams?lang=${language}`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: manage })).toHaveCount(0);
    await footer.getByRole('button', { name: manage }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${site.url}/guia-teams?lang=${language}`);
    await expect(plain.getByRole('contentinfo').getByRole('button', { name: manage })).toHaveCount(0);
    await plain.getByRole('contentinfo').getByRole('link', { name: manage }).click();
    await expect(plain).toHaveURL(/politica-cookies|cookie-policy/);
    await plain.close();
  });
}
