import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawings } from './drawings.ts';
import { drift } from './drift.ts';
import { rasterise } from './drawing/rasterise.ts';
import { wordsOfOneLanguage } from './lettering.ts';
import { lineArt } from './line-art.ts';
import { mastersOf } from './masters.ts';

/**
 * Draws all charts and covers into the site's `content/pictures`, and line art to the paths in `line-art.ts`. With
 * `--check` it writes nothing: it lists differences between scripts and committed pictures, and exits with 1 if there
 * are any. Names as arguments restrict the charts and covers; line art is always included.
 */
const repository = join(import.meta.dirname, '../..');
const pictures = join(repository, 'content/pictures');
const check = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const started = performance.now();
const chosen = Object.entries(drawings).filter(([id]) => wanted.length === 0 || wanted.includes(id));
const masters = chosen.flatMap(([id, drawing]) => mastersOf(id, drawing));
const results = [
  ...lettering(),
  ...(check ? [...(await checkDrawings()), ...(await Promise.all(checkLineArt()))] : await drawAll()),
];
const problems = results.filter((result) => result !== undefined);
const seconds = ((performance.now() - started) / 1000).toFixed(1);

if (problems.length > 0) {
  console.error(
    `These pictures are not what art/charts draws:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
  console.error('Draw them again with "npm --prefix art run draw", look at them, and commit them with the scripts.');
  process.exitCode = 1;
} else {
  const count = masters.length + Object.keys(lineArt).length;
  console.log(`${count} drawings ${check ? 'are as the scripts draw them' : 'written'} (${seconds} s)`);
}

/** Finds drawings that have words, although one file serves all languages. */
function lettering(): string[] {
  return masters
    .filter(({ language }) => language === undefined)
    .map(({ name, svg, quoted }) => [name, wordsOfOneLanguage(svg, quoted)] as const)
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `${name}: is the same in every language, but says “${words.join(' ')}”`);
}

async function drawAll(): Promise<undefined[]> {
  await removeOld();
  // One at a time: together they would need more memory than a small machine has.
  for (const { name, svg, pixels } of masters) {
    const image = sharp(await rasterise(svg, pixels)).removeAlpha();
    await image.webp({ lossless: true, effort: 6 }).toFile(join(pictures, `${name}.webp`));
  }
  await Promise.all(Object.entries(lineArt).map(([file, svg]) => writeFile(join(repository, file), svg)));
  return [];
}

/** Deletes files that no longer belong to a drawing, such as the one without a language after words were added. */
async function removeOld(): Promise<void> {
  const ids = new Set(chosen.map(([id]) => id));
  const names = new Set(masters.map(({ name }) => `${name}.webp`));
  const old = (await readdir(pictures)).filter((file) => ids.has(file.split('.')[0] ?? '') && !names.has(file));
  await Promise.all(old.map((file) => rm(join(pictures, file))));
}

/** Draws and compares one picture at a time, to save memory. */
async function checkDrawings(): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (const { name, svg, pixels } of masters) {
    const file = `${name}.webp`;
    const [master, drawn] = [await read(join(pictures, file)), await rasterise(svg, pixels)];
    const difference = master ? await drift(master, drawn) : 'is missing';
    found.push(difference && `${file}: ${difference}`);
  }
  return found;
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
