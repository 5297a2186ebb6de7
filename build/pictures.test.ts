import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../tests/temporary-folders.ts';
import { parse } from 'yaml';
import { picture, type PictureManifest } from '../src/schema/picture.ts';
import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { pictureFiles } from './picture-files.ts';
import { buildPictures, pictureFile, readPictures } from './pictures.ts';

const manifest: PictureManifest = {
  'core-tower': {
    kind: 'photo',
    width: 700,
    height: 350,
    color: '#336699',
    alt: { es: 'Una torre', en: 'A tower' },
    credit: { es: 'Propia', en: 'Own' },
    focus: 'left',
  },
};

const { folder } = temporaryFolders('pictures');
const folders = () => ({ masters: join(folder, 'pictures'), cache: join(folder, 'cache') });

beforeAll(() => saveMaster('core-tower.webp', 700, 350));

async function saveMaster(name: string, width: number, height: number): Promise<void> {
  const image = sharp({ create: { width, height, channels: 3, background: '#336699' } });
  await mkdir(folders().masters, { recursive: true });
  await image.webp().toFile(join(folders().masters, name));
}

test('a picture is served in two formats, never wider than its master', async () => {
  const pictures = await readPictures(manifest, folders());
  const output = join(folder, 'output');
  await buildPictures(pictures, output);

  const [avif] = pictures.sets['core-tower']?.es.sources ?? [];
  const widths = (srcSet = '') => srcSet.split(', ').map((entry) => Number(entry.split(' ')[1]?.replace('w', '')));
  expect(widths(avif?.srcSet)).toEqual([400, 640, 700]);
  const exact = pictureFiles('core-tower', 'v', { width: 640 }, { dark: false });
  expect(exact.map(({ width }) => width)).toEqual([400, 640, 640]);
  const sizes = await Promise.all(
    (await readdir(output)).map(async (file) => (await sharp(join(output, file)).metadata()).width),
  );
  expect(Math.max(...sizes)).toBe(700);
  const listed = [avif?.srcSet, pictures.sets['core-tower']?.es.src].join(' ').match(/[\w-]+\.(?:avif|jpeg)/g);
  expect(listed?.toSorted()).toEqual((await readdir(output)).toSorted());
});

test('an encoded file is taken from the cache', async () => {
  const pictures = await readPictures(manifest, { ...folders(), cache: join(folder, 'new-cache') });
  expect(await buildPictures(pictures, join(folder, 'first'))).toBe(4);
  expect(await buildPictures(pictures, join(folder, 'second'))).toBe(0);
  expect(await readdir(join(folder, 'second'))).toEqual(await readdir(join(folder, 'first')));
});

test('a quick build serves masters unchanged, and encoded files from the cache', async () => {
  const cache = join(folder, 'quick-cache');
  const read = (quick: boolean) => readPictures(manifest, { ...folders(), cache, quick });
  const address = async (quick: boolean) => (await read(quick)).sets['core-tower']?.es.src;

  const first = await address(true);
  expect(await buildPictures(await read(true), join(folder, 'quick'))).toBe(1);
  const [copy = ''] = await readdir(join(folder, 'quick'));
  expect(await readFile(join(folder, 'quick', copy))).toEqual(
    await readFile(join(folders().masters, 'core-tower.webp')),
  );
  expect(first).toBe(`/assets/pictures/${copy}`);
  const set = (await read(true)).sets['core-tower']?.es;
  expect(set?.sources).toEqual([{ type: 'image/webp', srcSet: `${first} 700w` }]);
  expect(await address(false)).not.toBe(first);

  expect(await buildPictures(await read(false), join(folder, 'well'))).toBe(4);
  expect(await address(true)).toBe(await address(false));
});

test('another master gets other file names, so that browsers do not keep the old picture', async () => {
  const before = await readPictures(manifest, folders());
  const other = { masters: join(folder, 'other'), cache: folders().cache };
  await mkdir(other.masters);
  await sharp({ create: { width: 700, height: 350, channels: 3, background: '#993333' } })
    .png()
    .toFile(join(other.masters, 'core-tower.png'));
  const after = await readPictures(manifest, other);
  expect(after.sets['core-tower']?.es.src).not.toBe(before.sets['core-tower']?.es.src);
});

test('the development server encodes a single file at its first request', async () => {
  const pictures = await readPictures(manifest, { ...folders(), cache: join(folder, 'lazy') });
  const name = basename(pictures.sets['core-tower']?.es.src ?? '');
  expect(await pictureFile(pictures, name)).toBe(join(folder, 'lazy', name));
  expect(await readdir(join(folder, 'lazy'))).toEqual([name]);
  expect(await pictureFile(pictures, '../secret.jpeg')).toBeUndefined();
});

test('a page gets the texts of its language', async () => {
  const show = pictureCatalogue(await readPictures(manifest, folders()));
  expect(show('core-tower', 'es')).toMatchObject({ alt: 'Una torre', width: 700, color: '#336699', focus: 'left' });
  expect(show('core-tower', 'en').alt).toBe('A tower');
  expect(show('core-tower', 'en')).not.toHaveProperty('caption');
});

test('an unknown id is reported with a similar one and the file to check', async () => {
  const show = pictureCatalogue(await readPictures(manifest, folders()));
  expect(() => show('core-towr', 'es')).toThrow(
    'There is no picture called "core-towr". Did you mean "core-tower"? The pictures are listed in content/pictures.yaml.',
  );
  expect(() => show('xyz', 'es')).toThrow('There is no picture called "xyz". The pictures are listed');
});

test('all differences between manifest and files are reported together', async () => {
  const masters = join(folder, 'wrong');
  await mkdir(masters);
  await writeFile(`${masters}.yaml`, '# pictures\ncore-tower:\n  kind: cover\nlost-one:\n  kind: cover\n');
  await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000000' } })
    .png()
    .toFile(join(masters, 'core-tower.png'));
  await writeFile(join(masters, 'stray.jpg'), 'no picture');
  const entry = manifest['core-tower'];
  if (!entry) throw new Error('the manifest of this test has lost its picture');

  const reading = readPictures({ 'core-tower': entry, 'lost-one': entry }, { masters, cache: folders().cache });
  await expect(reading).rejects.toThrow(/pictures\.yaml:2 {2}core-tower\n +expected 700 x 350 pixels, found 20 x 20/);
  await expect(reading).rejects.toThrow(/pictures\.yaml:4 {2}lost-one\n +there is no file for it/);
  await expect(reading).rejects.toThrow(/stray\.jpg has no entry/);
});

const drawing = { ...manifest['core-tower'], kind: 'cover', width: 20, height: 20 } as PictureManifest[string];

async function drawn(folderName: string, ...names: string[]): Promise<string> {
  const masters = join(folder, folderName);
  await mkdir(masters);
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } });
  await Promise.all(
    names.map((name) =>
      image
        .clone()
        .webp()
        .toFile(join(masters, `${name}.webp`)),
    ),
  );
  return masters;
}

test('a drawing without its dark variant, or without one of its languages, is refused', async () => {
  const masters = await drawn('half', 'chart', 'stamp.es', 'stamp.es.dark', 'stamp.en');
  const reading = readPictures({ chart: drawing, stamp: { ...drawing, words: true } }, { masters });
  await expect(reading).rejects.toThrow(/chart\n +there is no file for the dark theme: .*chart\.dark\.webp/);
  await expect(reading).rejects.toThrow(/stamp\n +there is no file for the dark theme: .*stamp\.en\.dark\.webp/);
  await expect(readPictures({ chart: { ...drawing, words: true, deep: true } }, { masters })).rejects.toThrow(
    /no file in the language en/,
  );
});

test('each language has files with its own words, and the dark theme has its own drawing', async () => {
  const masters = await drawn('whole', 'stamp.es', 'stamp.es.dark', 'stamp.en', 'stamp.en.dark', 'night');
  const { sets } = await readPictures(
    { stamp: { ...drawing, words: true }, night: { ...drawing, deep: true } },
    { masters },
  );
  for (const language of ['es', 'en'] as const) {
    const [dark, light] = sets.stamp?.[language].sources ?? [];
    expect(dark?.media).toBe('(prefers-color-scheme: dark)');
    expect(dark?.srcSet).toMatch(new RegExp(`/stamp-\\w{8}-${language}-dark-20\\.avif 20w$`));
    expect(light?.media).toBeUndefined();
    expect(light?.srcSet).toMatch(new RegExp(`/stamp-\\w{8}-${language}-20\\.avif 20w$`));
    expect(sets.stamp?.[language].src).toContain(`-${language}-20.jpeg`);
  }
  expect(sets.night?.es.sources.map(({ media }) => media)).toEqual([undefined]);
});

const entry = {
  kind: 'cover',
  width: 20,
  height: 20,
  color: '#e7ece6',
  alt: { es: 'Una torre', en: 'A tower' },
  credit: { es: 'Propia', en: 'Own' },
};

test('a drawing marked as deep must be dark, and a photograph cannot have words', () => {
  expect(picture.safeParse({ ...entry, deep: true }).error?.message).toContain('draw its dark variant');
  expect(picture.safeParse({ ...entry, color: '#152428', deep: true }).success).toBe(true);
  expect(picture.safeParse({ ...entry, kind: 'photo', words: true }).error?.message).toContain('only a drawing');
});

test('every drawing of the site has files for both themes and, if it has words, for both languages', async () => {
  const pictures = parse(await readFile('content/pictures.yaml', 'utf8')) as PictureManifest;
  const { sets } = await readPictures(pictures);
  const drawings = Object.entries(pictures).filter(([, { kind }]) => kind === 'chart' || kind === 'cover');
  expect(drawings.length).toBeGreaterThan(50);
  for (const [id, { words, deep }] of drawings) {
    const [es, en] = [sets[id]?.es.sources[0], sets[id]?.en.sources[0]];
    expect(es?.media, id).toBe(deep ? undefined : '(prefers-color-scheme: dark)');
    expect(es?.srcSet === en?.srcSet, id).toBe(!words);
  }
});
