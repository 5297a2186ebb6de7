import { expect, type Locator } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { consentParts } from '../consent-steps.ts';
import { consentWords } from '../consent-words.ts';
import { cutText } from '../cut-text.ts';
import { noteShifts, shiftsSince } from '../layout-shifts.ts';
import { nextFrames } from '../next-frames.ts';
import { setLetters } from '../set-letters.ts';
import { openLive, test } from '../site-test.ts';

for (const width of [1440, 390]) {
  test(`the notice takes no focus and shifts nothing, also while typing, at ${width} px`, async ({ page, site }) => {
    await noteShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, site, '/feedback');
    const { notice } = consentParts(page, 'es');
    const field = page.getByRole('combobox');
    await field.pressSequentially('An');
    // Layout shifts caused by the shortened list are discarded.
    await expect(page.getByText(/\d+ instructor(?:es)? encontrados?/)).toBeVisible();
    await nextFrames(page);
    await shiftsSince(page);
    await expect(notice).toBeVisible();
    await expect(field).toBeFocused();
    await hasArrived(notice);
    expect(await shiftsSince(page)).toBe(0);
    await page.keyboard.type('a');
    await expect(field).toHaveValue('Ana');
  });
}

/** Waits until the notice has slid in. */
async function hasArrived(notice: Locator): Promise<void> {
  await notice.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Visual properties that could favour one answer. */
function looksOf(answer: Locator) {
  return answer.evaluate((element) => {
    const { color, backgroundColor, fontSize, fontWeight, borderTopColor, borderTopWidth, boxShadow, opacity } =
      getComputedStyle(element);
    const { width, height, top } = element.getBoundingClientRect();
    return {
      colours: [color, backgroundColor, borderTopColor, boxShadow],
      letters: [fontSize, fontWeight, opacity, borderTopWidth],
      size: [Math.round(width), Math.round(height)],
      top: Math.round(top),
    };
  });
}

for (const [language, colorScheme] of [
  ['es', 'dark'],
  ['en', 'light'],
] as const) {
  const { contact } = consentWords[language];

  test(`the button to refuse is as prominent as the button to accept (${language})`, async ({ page, site }) => {
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await openLive(page, site, contact);
      const { notice, refuse, accept } = consentParts(page, language);
      await expect(refuse).toBeVisible();
      await hasArrived(notice);
      expect(await looksOf(refuse)).toEqual(await looksOf(accept));
    }
    // On a phone the answers may be below each other, equally large, with refusing first.
    await page.setViewportSize({ width: 390, height: 800 });
    const { refuse, accept } = consentParts(page, language);
    const [refusing, accepting] = [await looksOf(refuse), await looksOf(accept)];
    expect({ ...refusing, top: 0 }).toEqual({ ...accepting, top: 0 });
    expect(refusing.top).toBeLessThanOrEqual(accepting.top);
  });

  test(`the page is usable beside the notice (${language})`, async ({ page, site }) => {
    await openLive(page, site, contact);
    const { notice } = consentParts(page, language);
    await expect(notice).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL(/\/blog(\?lang=en)?$/);
    await expect(notice).toBeVisible();
  });

  test(`large or spaced letters fit in the boxes of notice and dialog (${language})`, async ({ page, site }) => {
    for (const letters of [{ apart: true }, { size: 32 }]) {
      await page.setViewportSize({ width: letters.apart ? 320 : 390, height: 800 });
      await openLive(page, site, contact);
      await setLetters(page, letters);
      const { notice, configure, dialog } = consentParts(page, language);
      await expect(notice).toBeVisible();
      expect(await page.evaluate(cutText), 'the notice').toEqual([]);
      await configure.click();
      await expect(dialog).toBeVisible();
      expect(await page.evaluate(cutText), 'the dialog').toEqual([]);
    }
  });

  test(`notice and dialog are accessible and not cut off at 320 px (${language}, ${colorScheme})`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, site, contact);
    const parts = consentParts(page, language);
    await expect(parts.notice).toBeVisible();
    await expectWhole(parts.notice);
    for (const answer of [parts.refuse, parts.accept, parts.configure])
      expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await accessibilityFaults(page, '.asks')).toEqual([]);
    await parts.configure.click();
    await expect(parts.dialog).toBeVisible();
    await expectWhole(parts.dialog);
    await expect(parts.save).toBeVisible();
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  });
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
