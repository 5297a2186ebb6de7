import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { consentParts } from '../consent-steps.ts';
import { consentWords } from '../consent-words.ts';
import { cutText } from '../cut-text.ts';
import { setLetters } from '../set-letters.ts';
import { openLive, test } from '../site-test.ts';

const { contact } = consentWords.es;

test('notice and dialog fit small windows and large letters, and are accessible in both themes', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, site, contact);
  const parts = consentParts(page, 'es');
  await expect(parts.notice).toBeVisible();
  // A window of 1280 px, zoomed to 400 %.
  expect(Math.round((await parts.notice.boundingBox())?.height ?? Infinity)).toBeLessThanOrEqual(128);
  await parts.refuse.focus();
  await expect(parts.refuse).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  for (const answer of [parts.refuse, parts.accept, parts.configure])
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectGood(page, parts.notice, '.asks');
  await parts.configure.click();
  await expect(parts.dialog).toBeVisible();
  await expect(parts.save).toBeVisible();
  await expectGood(page, parts.dialog, 'dialog');
});

/** Checks a part of the page that covers others: its box, its contrasts in both themes, and its text in other letters. */
async function expectGood(page: Page, part: Locator, selector: string): Promise<void> {
  await expectWhole(part);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page, selector), colorScheme).toEqual([]);
  }
  for (const letters of [{ apart: true }, { size: 32 }]) {
    await page.setViewportSize({ width: letters.apart ? 320 : 390, height: 800 });
    await setLetters(page, letters);
    expect(await page.evaluate(cutText), selector).toEqual([]);
  }
  await setLetters(page, {});
}

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
