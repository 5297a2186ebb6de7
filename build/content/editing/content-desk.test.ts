import { expect, test } from 'vitest';
import type { ContentField, ContentGroup } from '../../../src/schema/office-content.ts';
import { contentDesk } from './content-desk.ts';

const block1 = 'courses/block-1-tower.yaml';

function allGroups(groups: readonly ContentGroup[]): ContentGroup[] {
  return groups.flatMap((group) => [group, ...allGroups(group.groups)]);
}

async function fieldOf(file: string, path: string): Promise<ContentField | undefined> {
  const view = await contentDesk.view('content', file);
  return allGroups(view?.groups ?? [])
    .flatMap(({ fields }) => fields)
    .find((field) => field.path.join('.') === path);
}

test('lists the files by chapter, with readable titles', async () => {
  const files = await contentDesk.files('content');
  expect(files.find(({ file }) => file === block1)).toEqual({
    file: block1,
    chapter: 'courses',
    title: 'Bloque 1: básico y torre',
    isHidden: false,
    course: {
      englishTitle: 'Block 1: Basic and Tower',
      price: 27_000,
      editions: expect.arrayContaining([expect.objectContaining({ campus: 'canarias' })]),
    },
  });
  expect(files.find(({ file }) => file === 'pages/home.yaml')?.title).toBe('Portada');
  expect(files.find(({ file }) => file === 'legal/privacy.en.md')).toMatchObject({ chapter: 'texts' });
  expect(files.map(({ file }) => file)).not.toContain('open-questions.yaml');
  expect(files.map(({ chapter }) => chapter).filter((each, index, all) => each !== all[index - 1])).toEqual([
    'courses',
    'texts',
    'articles',
    'pictures',
  ]);
});

test('a course is split into groups of fewer than 15 fields', async () => {
  const view = await contentDesk.view('content', block1);
  const groups = allGroups(view?.groups ?? []);
  expect(Math.max(...groups.map(({ fields }) => fields.length))).toBeLessThan(15);
  expect(view?.groups.map(({ label }) => label)).toEqual([
    'Datos generales',
    'Datos del curso',
    'Ediciones',
    'Ficha del catálogo',
    'Página',
  ]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  const inIndex = [...(view?.groups ?? []), ...(view?.groups.at(-1)?.groups ?? [])].map(({ label }) => label);
  expect(new Set(inIndex).size).toBe(inIndex.length);
  expect(view?.pages).toContainEqual({
    es: '/bloque-1-habilitacion-torre',
    en: '/bloque-1-habilitacion-torre?lang=en',
  });
  const editions = groups.find(({ id }) => id === 'editions');
  expect(editions).toMatchObject({ list: { path: ['editions'], length: 4, least: 0 } });
  expect(editions?.groups[2]?.label).toBe('Madrid, 25 de noviembre de 2025');
});

test('a field has the control by which it is changed', async () => {
  expect(await fieldOf(block1, 'facts.price.amount')).toEqual({
    path: ['facts', 'price', 'amount'],
    label: 'Precio',
    help: 'En euros, sin céntimos.',
    control: 'money',
    value: 27000,
    optional: false,
    least: 1,
  });
  expect(await fieldOf(block1, 'code')).toMatchObject({
    control: 'line',
    value: { es: 'BLQ 1', en: 'BLK 1' },
    most: 6,
  });
  expect(await fieldOf(block1, 'page.hero.lead')).toMatchObject({ control: 'paragraph' });
  const picture = await fieldOf(block1, 'page.hero.picture');
  expect(picture).toMatchObject({ control: 'picture' });
  expect(picture?.choices?.find(({ value }) => value === picture.value)?.label).toMatch(/^Ilustración: /);
  expect(await fieldOf(block1, 'editions.0.full')).toMatchObject({ control: 'yes-no', value: false, optional: true });
  expect(await fieldOf(block1, 'editions.0.closes')).toMatchObject({ control: 'day', value: null });
  expect(await fieldOf(block1, 'facts.hours')).toMatchObject({ control: 'choice', value: 'over' });
  expect(await fieldOf(block1, 'editions.0.start')).toMatchObject({
    value: 'month',
    choices: [
      { value: 'day', label: 'Día' },
      { value: 'month', label: 'Mes' },
      { value: 'season', label: 'Estación' },
      { value: 'to-be-announced', label: 'Por anunciar' },
    ],
  });
  for (const hidden of ['route', 'page.screen', 'editions.0.id', 'editions.0.sequence'])
    expect(await fieldOf(block1, hidden)).toBeUndefined();
});

test('an article has the fields of its front matter and its text', async () => {
  const file = 'articles/controlador-aereo-en-europa/es.md';
  expect(await fieldOf(file, 'body')).toMatchObject({ control: 'markdown', label: 'Texto' });
  expect(await fieldOf(file, 'description')).toMatchObject({ least: 70, most: 260 });
  expect(await fieldOf(file, 'sources.0.read')).toMatchObject({ control: 'day', choices: [{ value: 'sin leer' }] });
  expect(await fieldOf(file, 'next.course')).toMatchObject({ control: 'choice', value: 'ansp-preparation' });
});

test('a file that does not exist, or is outside the content, has no view', async () => {
  expect(await contentDesk.view('content', 'courses/none.yaml')).toBeNull();
  expect(await contentDesk.view('content', '../package.json')).toBeNull();
});
