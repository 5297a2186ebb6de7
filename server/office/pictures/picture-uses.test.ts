import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { hasPlace, pictureFields, pictureUses } from './picture-uses.ts';

const { folder: temporary } = temporaryFolders('picture-uses');
const uses = await pictureUses('content');
const ids = Object.keys(parse(await readFile('content/pictures.yaml', 'utf8')) as object);

test('uses of pictures are found with their place and page', () => {
  expect(uses['stay-room']).toEqual([
    { place: 'stay', file: 'campuses/madrid.yaml', title: 'Madrid', page: '/madrid' },
  ]);
  expect(uses['core-tower']).toEqual([
    expect.objectContaining({ place: 'card', file: 'courses/block-1-tower.yaml' }),
    expect.objectContaining({ place: 'article', page: '/blog/un-dia-en-la-torre' }),
  ]);
  expect(uses['campus-map']).toContainEqual({ place: 'home-map', file: null, title: 'Portada', page: '/' });
  expect(uses['campus-madrid-3-tower']?.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['course-top', 'gallery', 'home-wide', 'social']),
  );
  expect(uses['core-approach']?.map(({ place }) => place)).toEqual(['beside-form']);
});

test('a file that names another picture is read again, even if its size is the same', async () => {
  const file = join(temporary, 'courses', 'tower.yaml');
  await mkdir(join(temporary, 'courses'));
  for (const [second, id] of ['sunrise', 'evening'].entries()) {
    await writeFile(file, `card: { picture: ${id} }\n`);
    await utimes(file, second, second);
    expect(Object.keys(await pictureUses(temporary))).toContain(id);
  }
});

test('every field of the content with a picture’s id is known, with its place', async () => {
  const names = (await readdir('content', { recursive: true })).filter((name) => name.endsWith('.yaml'));
  const said: string[] = [];
  for (const name of names.filter((one) => one !== 'pictures.yaml')) {
    const value: unknown = parse(await readFile(`content/${name}`, 'utf8'));
    for (const field of fieldsWithIds(value)) {
      said.push(field);
      expect([name, field, pictureFields.test(field) && hasPlace(name, field)]).toEqual([name, field, true]);
    }
  }
  expect(said.length).toBeGreaterThan(50);
});

test('a picture without a use is named neither in the content nor in the code of pages and site', async () => {
  const unused = ids.filter((id) => !uses[id]);
  expect(unused.length).toBeLessThan(5);
  const files = (await Promise.all(['content', 'src/pages', 'src/site'].map(filesOf))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const id of unused) expect(texts.filter((text) => text.includes(id))).toEqual([]);
});

function fieldsWithIds(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return ids.includes(value) ? [field] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    fieldsWithIds(inside, field === '' ? name : `${field} ${name}`),
  );
}

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(?:yaml|md|tsx?)$/.test(name) && name !== 'pictures.yaml')
    .map((name) => `${folder}/${name}`);
}
