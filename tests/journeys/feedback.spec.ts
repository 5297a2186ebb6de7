import { expect, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

const { instructors } = builtContent.feedback;
const everyone = instructors.length;
const someone = instructors.map(({ name }) => name).find((name) => name.includes('a')) ?? '';

const parts = (page: Page) => ({
  field: page.getByRole('combobox'),
  list: page.getByRole('listbox'),
  options: page.getByRole('option'),
  count: page.locator('main').getByRole('status'),
  cards: page.locator('main article'),
});

test('an instructor is found with the keyboard alone', async ({ page, site }) => {
  await openLive(page, site, '/feedback');
  const { field, list, options, count, cards } = parts(page);
  await expect(cards).toHaveCount(everyone);
  await expect(list).toBeHidden();

  await field.focus();
  await expect(options).toHaveCount(everyone);
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(240);
  await expect(count).toBeEmpty();

  await page.keyboard.type(someone.toUpperCase());
  await expect(options).toHaveCount(1);
  await expect(count).toHaveText('1 instructor encontrado');
  await expect(cards).toHaveCount(1);

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(someone);
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Borrar búsqueda' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(list).toBeHidden();
  await expect(cards).toHaveCount(everyone);
  await expect(count).toBeEmpty();

  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('a card’s picture is as high as its text, or else has the shape 8:5, on phones and wide screens', async ({
  page,
  site,
}) => {
  await openLive(page, site, '/feedback');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const shapes = await page.locator('main article').evaluateAll((cards) =>
      cards.map((card) => {
        const [photo, body] = [...card.children].map((part) => part.getBoundingClientRect());
        const lies = photo && body && body.left >= photo.right;
        return lies ? photo.height - body.height : (photo?.height ?? NaN) - ((photo?.width ?? NaN) * 5) / 8;
      }),
    );
    expect(shapes).toHaveLength(everyone);
    expect(Math.max(...shapes.map(Math.abs)), `at ${width} px`).toBeLessThan(1);
  }
});
