import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawings } from './drawings.ts';
import { drift } from './drift.ts';
import { rasterise } from './drawing/rasterise.ts';
import { lineArt } from './line-art.ts';

/**
 * Draws every chart and cover into the site's `content/pictures`, and line art into the folders that show it. With `--check` it writes nothing,
 * compares instead, names what differs and exits with 1: the scripts and the committed pictures have drifted apart.
 */
const repository = join(import.meta.dirname, '../..');
const pictures = join(repository, 'content/pictures');
const check = process.argv.includes('--check');
const started = performance.now();
const names = [...Object.keys(drawings).map((id) => `${id}.webp`), ...Object.keys(lineArt)];
const results = check ? await Promise.all([...checkDrawings(), ...checkLineArt()]) : await drawAll();
const problems = results.filter((result) => result !== undefined);
const seconds = ((performance.now() - started) / 1000).toFixed(1);

if (problems.length > 0) {
  console.error(
    `These pictures are not what art/charts draws:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
  console.error('Draw them again with "npm --prefix art run draw", look at them, and commit them with the scripts.');
  process.exitCode = 1;
} else {
  console.log(`${names.length} drawings ${check ? 'are as the scripts draw them' : 'written'} (${seconds} s)`);
}

async function drawAll(): Promise<undefined[]> {
  const drawn = Object.entries(drawings).map(async ([id, { svg, pixels }]) => {
    const image = sharp(await rasterise(svg(), pixels)).removeAlpha();
    await image.webp({ lossless: true, effort: 6 }).toFile(join(pictures, `${id}.webp`));
  });
  const written = Object.entries(lineArt).map(([file, svg]) => writeFile(join(repository, file), svg));
  await Promise.all([...drawn, ...written]);
  return [];
}

function checkDrawings(): Promise<string | undefined>[] {
  return Object.entries(drawings).map(async ([id, { svg, pixels }]) => {
    const file = `${id}.webp`;
    const [master, drawn] = [await read(join(pictures, file)), await rasterise(svg(), pixels)];
    const difference = master ? await drift(master, drawn) : 'is missing';
    return difference && `${file}: ${difference}`;
  });
}

function checkLineArt(): Promise<string | undefined>[] {
  return Object.entries(lineArt).map(async ([file, svg]) => {
    const committed = (await read(join(repository, file)))?.toString('utf8');
    if (committed === undefined) return `${file}: is missing`;
    return committed === svg ? undefined : `${file}: differs`;
  });
}

async function read(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
