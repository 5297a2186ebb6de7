import { expect, type FrameLocator, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

/** The distance from the top of the last field to the lower edge of the button, in the frame's pixels. */
async function endOfForm(frame: FrameLocator): Promise<number> {
  return frame.locator('form').evaluate((form) => {
    const field = [...form.querySelectorAll('.cell')].at(-1);
    const button = form.querySelector('button[type=submit]');
    if (!field || !button) return Number.POSITIVE_INFINITY;
    return button.getBoundingClientRect().bottom - field.getBoundingClientRect().top;
  });
}

const frameOf = (page: Page, place: string) => page.frameLocator(`${place} iframe`);

test('on a phone the button is visible together with the last field', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, site, '/bloque-1-habilitacion-torre#contact-section');
  const frame = frameOf(page, '#contact-section');
  await frame.getByRole('button', { name: 'Solicitar información' }).scrollIntoViewIfNeeded();
  const taken = await page.locator('[data-page-bar]').evaluate((bar) => bar.getBoundingClientRect().height);
  expect(await endOfForm(frame)).toBeLessThanOrEqual(844 - 2 * taken);

  const text = frame.locator('.protection > p');
  const lines = await text.evaluate(
    (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines), 'the first layer, in lines').toBeLessThanOrEqual(4);
  // The first layer of the privacy information is between the checkboxes and the button.
  const order = await frame
    .locator('.sheet')
    .evaluate((sheet) => [...sheet.querySelectorAll('.ticks, .protection, .send')].map(({ className }) => className));
  expect(order).toEqual(['ticks', 'protection', 'send']);

  // The whole text is in a fold; the frame grows when the fold opens.
  const more = frame.locator('details');
  await expect(more.locator('dl')).toBeHidden();
  const before = (await page.locator('#contact-section iframe').boundingBox())?.height ?? 0;
  await more.locator('summary').click();
  await expect(more.locator('dl')).toBeVisible();
  await expect(more.locator('dt')).toHaveCount(8);
  await expect
    .poll(async () => (await page.locator('#contact-section iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThan(before + 100);
});
