import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

for (const [language, path, words] of [
  [
    'es',
    '/formacion-avanzada',
    { more: 'Más información', team: 'Pedir una propuesta', organisation: /^Organización/ },
  ],
  ['en', '/advanced-training', { more: 'More information', team: 'Request a proposal', organisation: /^Organisation/ }],
] as const) {
  test(`the link of each programme preselects it in the form, and the page for proposals is linked beside the form (${language})`, async ({
    page,
    site,
  }) => {
    await openLive(page, site, path);
    const form = page.frameLocator('iframe[data-form]');
    const course = form.locator('select[name="course"]');
    for (const [anchor, id] of [
      ['evaluator', 'evaluator-training'],
      ['refresher', 'atc-refresher'],
    ] as const) {
      await page.locator(`#${anchor}`).getByRole('link', { name: words.more }).click();
      await expect(page.locator('#contact-section')).toBeInViewport();
      await expect(course).toHaveValue(id);
      await expect(course.locator('option:checked')).toHaveText(
        (await page.locator(`#${anchor}`).getByRole('heading').first().textContent()) ?? '',
      );
    }
    await page.locator('#contact-section').getByRole('link', { name: words.team }).click();
    await expect(form.getByRole('textbox', { name: words.organisation })).toBeVisible();
    await expect(form.locator('input[type="hidden"][name="course"]')).toHaveValue('atc-refresher');
    await page.goBack();
    await expect(course).toHaveValue('atc-refresher');
  });
}
