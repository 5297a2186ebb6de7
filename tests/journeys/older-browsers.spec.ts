import { expect, type Page } from '@playwright/test';
import { languages } from '../../src/i18n/language.ts';
import { loadWords } from '../../src/i18n/words/load-words.ts';
import { fillContactForm } from '../contact-form.ts';
import { asTooOld, withoutCommands, withoutPopovers } from '../older-browsers.ts';
import { openLive, test } from '../site-test.ts';

const paths = { es: ['/', '/cursos', '/contacto', '/canarias', '/blog'], en: ['/?lang=en', '/courses', '/contact'] };
const words = (page: Page) => page.evaluate(() => document.body.innerText.length);

for (const language of languages) {
  test(`without popovers nothing is lost or covered (${language})`, async ({ page, browser, site }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await withoutPopovers(page);
    for (const path of paths[language]) {
      await openLive(page, site, path);
      await plain.goto(site.url + path);
      expect(await words(page)).toBeGreaterThan((await words(plain)) * 0.8);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const covering = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 250)?.closest('main, [popover]')?.localName);
      expect(covering, path).toBe('main');
    }
    const t = await loadWords(language);
    const contact = page.getByRole('button', { name: t['overlay.contact'] });
    await contact.click();
    await expect(page.getByRole('link', { name: t['overlay.write'] })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: t['overlay.write'] })).toBeHidden();
    await plain.close();
  });
}

test('the menu opens in browsers whose buttons do nothing to dialogs by themselves', async ({ page, site }) => {
  await withoutCommands(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, site, '/');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
});
