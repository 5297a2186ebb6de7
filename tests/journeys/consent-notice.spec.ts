import { expect, type Locator } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { consentParts } from '../consent-steps.ts';
import { consentWords } from '../consent-words.ts';
import { cutText } from '../cut-text.ts';
import { setLetters } from '../set-letters.ts';
import { openLive, test } from '../site-test.ts';

const { contact } = consentWords.es;

test('large or spaced letters fit in the boxes of notice and dialog', async ({ page, site }) => {
  for (const letters of [{ apart: true }, { size: 32 }]) {
    await page.setViewportSize({ width: letters.apart ? 320 : 390, height: 800 });
    await openLive(page, site, contact);
    await setLetters(page, letters);
    const { notice, configure, dialog } = consentParts(page, 'es');
    await expect(notice).toBeVisible();
    expect(await page.evaluate(cutText), 'the notice').toEqual([]);
    await configure.click();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(cutText), 'the dialog').toEqual([]);
  }
});

test('notice and dialog are accessible in both themes, and not cut off at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, site, contact);
  const parts = consentParts(page, 'es');
  const expectAccessible = async (part: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page, part), colorScheme).toEqual([]);
    }
  };
  await expect(parts.notice).toBeVisible();
  await expectWhole(parts.notice);
  for (const answer of [parts.refuse, parts.accept, parts.configure])
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible('.asks');
  await parts.configure.click();
  await expect(parts.dialog).toBeVisible();
  await expectWhole(parts.dialog);
  await expect(parts.save).toBeVisible();
  await expectAccessible('dialog');
});

test('zoomed to 400 %, the cookie notice takes at most half of the window', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, site, '/');
  const { notice, refuse } = consentParts(page, 'es');
  await expect(notice).toBeVisible();
  expect(Math.round((await notice.boundingBox())?.height ?? Infinity)).toBeLessThanOrEqual(128);
  await refuse.focus();
  await expect(refuse).toBeInViewport();
});

/** Checks that nothing is cropped or wider than the window, and that a part scrolls or begins inside the window. */
async function expectWhole(part: Locator): Promise<void> {
  const cropped = await part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || element.closest('.visually-hidden')) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (element.scrollWidth > element.clientWidth + 1 && overflowX === 'hidden') ||
          (element.scrollHeight > element.clientHeight + 1 && overflowY === 'hidden' && element.clientHeight > 0);
        return isCut || left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(cropped).toEqual([]);
  const box = await part.boundingBox();
  const scrolls = await part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].some((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
    ),
  );
  expect(scrolls || (box && box.y >= 0), 'all of it can be reached').toBeTruthy();
}
