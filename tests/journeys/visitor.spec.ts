import { expect, type Page } from '@playwright/test';
import { withDecision } from '../consent-steps.ts';
import { written } from '../contact-form.ts';
import { listed } from '../enquiries.ts';
import { openLive, test } from '../site-test.ts';

const block1 = 'bloque-1-habilitacion-torre';

/** Presses Tab until what has the focus, in a frame too, is this; each stop on the way has to show that it has it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    for (const frame of page.frames()) {
      // A form of the page before may go away meanwhile: the focus is not in it.
      const looked = frame.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
      if (await looked.catch(() => false)) return;
    }
  }
  throw new Error(`Tab did not lead to ${selector}.`);
}

test('from the home page to an enquiry about Block 1, by keyboard alone', async ({ page, site }) => {
  await openLive(page, site, '/');
  await tabTo(page, `main article a[href="/${block1}"]`);
  // The ring is round the whole strip and has two colours: one of them is seen on whatever lies behind it.
  const ring = await page
    .locator('main article:has(:focus) > div')
    .first()
    .evaluate((strip) => {
      const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(strip);
      return { boxShadow, outlineStyle, isOfTwoColours: !boxShadow.includes(outlineColor) };
    });
  expect(ring).toMatchObject({
    boxShadow: expect.stringContaining('3px'),
    outlineStyle: 'solid',
    isOfTwoColours: true,
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/${block1}`);
  await tabTo(page, 'main a[href="#contact-section"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#contact-section')).toBeInViewport();
  await tabTo(page, '[name="name"]');
  await page.keyboard.type(written.name);
  await tabTo(page, '[name="email"]');
  await page.keyboard.type(written.email);
  await tabTo(page, '[name="privacy"]');
  await page.keyboard.press('Space');
  // The form service takes nobody for a person who is faster.
  await page.waitForTimeout(3000);
  await tabTo(page, 'button:not([type="button"])');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/exito`);
  const enquiry = (await listed(site)).find(({ name }) => name === written.name);
  expect(enquiry).toMatchObject({ page: `${site.url}/${block1}`, course: 'block-1-tower' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('four taps lead from the home page to an enquiry about Block 1', async ({ page, site }) => {
    await openLive(page, site, '/');
    await page.getByRole('region', { name: 'Aviso de cookies' }).waitFor();
    await page.getByRole('main').locator(`article a[href="/${block1}"]`).first().tap();
    await expect(page).toHaveURL(`${site.url}/${block1}`);
    await page.getByRole('main').getByRole('link', { name: 'Solicitar información' }).first().tap();
    const form = page.frameLocator('iframe[data-form]');
    const name = form.getByRole('textbox', { name: /^Nombre/ });
    await expect(name).toBeInViewport();
    await name.fill('Cuatro Toques');
    await form.getByRole('textbox', { name: /Correo/ }).fill(written.email);
    await form.locator('input[name="privacy"]').tap();
    await page.waitForTimeout(3000);
    await form.getByRole('button', { name: /^(Enviar|Solicitar)/ }).tap();
    await expect(page).toHaveURL(`${site.url}/exito`);
    const enquiry = (await listed(site)).find((each) => each.name === 'Cuatro Toques');
    expect(enquiry).toMatchObject({ page: `${site.url}/${block1}`, course: 'block-1-tower' });
  });

  for (const [results, article, course] of [
    ['/buscar?q=día+en+la+torre', /Un día en la torre/, /Bloque 1/],
    ['/search?q=day+in+the+tower', /A day in the tower/, /Block 1/],
  ] as const) {
    test(`an article found leads to its course: ${results}`, async ({ page, site }) => {
      await withDecision(page, { analytics: false, marketing: false });
      await openLive(page, site, results);
      await page.locator('#search-results').getByRole('link', { name: article }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article);
      await page
        .getByRole('complementary', { name: /siguiente paso|next step/ })
        .getByRole('link')
        .tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(course);
    });
  }
});
