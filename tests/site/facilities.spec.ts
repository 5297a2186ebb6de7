import { expect } from '@playwright/test';
import { languages } from '../../src/i18n/language.ts';
import { pathTo } from '../../src/site/links.ts';
import { openLive, test } from '../site-test.ts';
import { siteContent } from '../site-content.ts';

const { facilities } = await siteContent;
const pages = ['home', 'madrid', 'canarias', 'atcoInitial', 'block1', 'block2', 'services'] as const;
const sample = { es: 'Ejemplo', en: 'Sample' };

for (const language of languages) {
  test(`the equipment is described where it is used, positions, purpose and software, and samples say so (${language})`, async ({
    page,
    site,
  }) => {
    const kinds = new Set<string>();
    for (const id of pages) {
      await openLive(page, site, `${pathTo(id, language, {})}?lang=${language}`);
      const band = page.getByRole('region', { name: facilities.title[language] });
      await band.scrollIntoViewIfNeeded();
      const rows = await band.locator('tbody tr').all();
      expect(rows.length, id).toBeGreaterThan(1);
      for (const row of rows) {
        const text = (await row.textContent()) ?? '';
        const item = facilities.items.find(({ name }) => text.includes(name[language]));
        if (!item) throw new Error(`${id} shows what no content says: ${text}`);
        kinds.add(item.name[language]);
        await expect(row).toContainText(item.positions[language]);
        await expect(row).toContainText(item.software[language]);
        if (item.sample) await expect(band.getByText(sample[language], { exact: true }).first()).toBeVisible();
      }
    }
    expect([...kinds].toSorted()).toEqual(facilities.items.map(({ name }) => name[language]).toSorted());
  });
}
