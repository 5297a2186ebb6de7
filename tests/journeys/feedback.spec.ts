import { expect, type Page } from '@playwright/test';
import { languages } from '../../src/i18n/language.ts';
import { openLive, test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

const { feedback, pictures } = builtContent;
const { instructors } = feedback;
const everyone = instructors.length;
const [someone = '', another = ''] = instructors.map(({ name }) => name).filter((name) => name.includes('a'));

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

test('the search reports no match, ignores blanks, takes a choice by mouse and closes on a click outside', async ({
  page,
  site,
}) => {
  await openLive(page, site, '/feedback');
  const { field, list, options, count, cards } = parts(page);

  await field.fill('xyz');
  await expect(page.getByText('No se encontraron instructores.', { exact: true })).toBeVisible();
  await expect(count).toHaveText('No se encontraron instructores');
  await expect(cards).toHaveCount(0);

  await field.fill('   ');
  await expect(options).toHaveCount(everyone);
  await expect(cards).toHaveCount(everyone);
  await expect(count).toBeEmpty();

  await field.fill('a');
  await expect(count).toHaveText(/^\d+ instructores encontrados$/);
  await options.filter({ hasText: another }).click();
  await expect(field).toHaveValue(another);
  await expect(list).toBeHidden();
  await expect(cards).toHaveCount(1);

  await field.click();
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();

  const form = cards.getByRole('link', { name: 'Dar feedback' });
  await expect(form).toHaveAttribute('target', '_blank');
  await expect(form).toHaveAttribute('href', /^https:/);
});

for (const [width, height] of [
  [1280, 800],
  [390, 800],
] as const) {
  test(`a card’s picture is as high as the text beside it, or else has the shape 8:5, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await openLive(page, site, '/feedback');
    const shapes = await page.locator('main article').evaluateAll((cards) =>
      cards.map((card) => {
        const [photo, body] = [...card.children].map((part) => part.getBoundingClientRect());
        const lies = photo && body && body.left >= photo.right;
        return lies ? photo.height - body.height : (photo?.height ?? NaN) - ((photo?.width ?? NaN) * 5) / 8;
      }),
    );
    expect(shapes).toHaveLength(everyone);
    expect(Math.max(...shapes.map(Math.abs))).toBeLessThan(1);
  });
}

test('ten instructors have a portrait with initials in its alt text, and seven have none', async ({ page, site }) => {
  await openLive(page, site, '/feedback');
  const drawn = instructors.filter(({ picture }) => picture);
  expect([everyone, drawn.length]).toEqual([17, 10]);
  for (const { name, picture } of instructors) {
    const image = page.locator('main article').filter({ hasText: name }).locator('img');
    if (!picture) {
      await expect(image, name).toHaveCount(0);
      continue;
    }
    const [first = '', last = ''] = name.split(' ').map((word) => `${word.charAt(0)}.`);
    for (const language of languages) expect(pictures[picture]?.alt[language]).toContain(`${first} ${last}`);
    await expect(image, name).toHaveAttribute('src', new RegExp(picture));
  }
  expect(new Set(drawn.map(({ picture }) => picture)).size).toBe(drawn.length);
});
