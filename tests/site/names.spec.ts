import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/i18n/language.ts';
import { routePath } from '../../src/site/routes.ts';
import type { SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

// The served document contains the names; scripts would only cost time.
test.use({ javaScriptEnabled: false });

const { catalogue, courses } = builtContent;
/** The ids of all courses, by category and by their order in it. */
const inOrder = catalogue.categories.flatMap(({ id }) =>
  Object.entries(courses)
    .filter(([, { category }]) => category === id)
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([course]) => course),
);

/** The options of `GET /forms/contact`, as id and name. */
async function options(page: Page, site: SiteServer, language: Language): Promise<string[][]> {
  await page.goto(`${site.url}/forms/contact?lang=${language}`);
  const found = await page.locator('select[name="course"] option:not([value=""])').all();
  return Promise.all(
    found.map(async (option) => [(await option.getAttribute('value')) ?? '', await option.innerText()]),
  );
}

for (const language of ['es', 'en'] as const) {
  const nameOf = (id: string) => courses[id]?.card.title[language] ?? '';

  test(`a course has the same name on its page, in the catalogue and in the form, and catalogue and form have the same order (${language})`, async ({
    page,
    site,
  }) => {
    expect(await options(page, site, language)).toEqual(inOrder.map((id) => [id, nameOf(id)]));
    await page.goto(`${site.url}${routePath('courses', language)}`);
    const catalogueNames = await page.locator('main article h3').allTextContents();
    const shown = catalogue.categories.filter(({ shownIn }) => shownIn.includes(language)).map(({ id }) => id);
    expect(catalogueNames).toEqual(inOrder.filter((id) => shown.includes(courses[id]!.category)).map(nameOf));
    for (const [id, { route, anchor }] of Object.entries(courses)) {
      if (!route) continue;
      await page.goto(`${site.url}${routePath(route, language)}?lang=${language}`);
      const heading = anchor
        ? page.locator(`#${anchor}`).getByRole('heading')
        : page.getByRole('heading', { level: 1 });
      await expect(heading.first(), id).toHaveText(nameOf(id));
    }
  });

  test(`on the home page a course has the same length and places wherever it is listed (${language})`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/?lang=${language}`);
    for (const id of ['block-1-tower', 'block-2-route-approach', 'complete-rating']) {
      const cards = page
        .locator('main article')
        .filter({ has: page.getByRole('heading', { name: nameOf(id), exact: true }) });
      const found = new Map<string, Set<string>>();
      for (const card of await cards.all()) {
        const terms = await card.locator('dt').allTextContents();
        const values = await card.locator('dd').allTextContents();
        terms.forEach((term, index) =>
          found.set(term, (found.get(term) ?? new Set()).add((values[index] ?? '').replaceAll(/\s+/g, ' ').trim())),
        );
      }
      expect(await cards.count(), id).toBeGreaterThan(1);
      for (const [term, values] of found) expect([...values], `${id}: ${term}`).toHaveLength(1);
    }
  });

  test(`the page of the Madrid campus names the category of specialised courses, but not preparation (${language})`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}${routePath('madrid', language)}`);
    const strip = page.locator('[data-category="specialized"]').filter({ hasText: nameOf('full-rating') });
    await expect(strip.first()).toBeAttached();
    const word = language === 'es' ? 'Especializada' : 'Specialised';
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${word}$`) })).toBeAttached();
    await expect(
      page.getByRole('listitem').filter({ hasText: language === 'es' ? /^Preparación$/ : /^Preparation$/ }),
    ).toHaveCount(0);
  });

  test(`the head of the feedback page states that it is internal (${language})`, async ({ page, site }) => {
    await page.goto(`${site.url}/feedback?lang=${language}`);
    const internal = language === 'es' ? /interna/ : /internal/;
    await expect(page).toHaveTitle(internal);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(internal, 'i'));
  });
}
