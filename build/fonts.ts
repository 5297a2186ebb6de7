/**
 * Draws the subset fonts from the @fontsource packages: those of pages in src/styles/fonts, and those of printed
 * syllabuses in build/syllabus/fonts.
 *
 *   node build/fonts.ts           writes the fonts
 *   node build/fonts.ts --check   fails if a committed file differs from the output of this script
 *
 * The subsets contain the letters of Spanish and English pages, without hinting instructions. The usual letters of all
 * four faces take 32 kB instead of 72 kB. A page loads the rare letters only if a text contains one. B612 lacks
 * → ← ≥ ≤ ✓: these are drawn as icons, never typed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rareLetters, usualLetters } from './font-letters.ts';

type SubsetFont = (
  font: Buffer,
  glyphs: string,
  options: { targetFormat: 'woff2' | 'truetype'; noHinting: boolean },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// The package has no type declarations.
const subsetFont = require('subset-font') as SubsetFont;
const forPages = new URL('../src/styles/fonts/', import.meta.url);
const forPrint = new URL('./syllabus/fonts/', import.meta.url);

const faces = [
  { from: '@fontsource/b612/files/b612-latin-400-normal.woff2', to: 'text-400' },
  { from: '@fontsource/b612/files/b612-latin-700-normal.woff2', to: 'text-700' },
  { from: '@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2', to: 'data-400' },
  { from: '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2', to: 'data-700' },
];
const fonts = faces.flatMap(({ from, to }) => [
  { from, target: new URL(`${to}.woff2`, forPages), glyphs: usualLetters, isFirst: true },
  { from, target: new URL(`${to}-rare.woff2`, forPages), glyphs: rareLetters, isFirst: false },
  // PDFKit makes its subsets from an uncompressed font.
  { from, target: new URL(`${to}.ttf`, forPrint), glyphs: usualLetters + rareLetters, isFirst: false },
]);

/** Largest total of the four files with the usual letters, in bytes: the first view needs all of them. */
const budget = 34_000;

async function draw(from: string, glyphs: string, target: URL): Promise<Buffer> {
  const targetFormat = target.pathname.endsWith('.ttf') ? 'truetype' : 'woff2';
  return subsetFont(await readFile(require.resolve(from)), glyphs, { targetFormat, noHinting: true });
}

async function committed(file: URL): Promise<Buffer> {
  return readFile(file).catch(() => Buffer.alloc(0));
}

const onlyCheck = process.argv.includes('--check');
let total = 0;
const drifted: string[] = [];

for (const { from, target, glyphs, isFirst } of fonts) {
  const drawn = await draw(from, glyphs, target);
  if (isFirst) total += drawn.length;
  if (onlyCheck && !drawn.equals(await committed(target))) drifted.push(fileURLToPath(target));
  if (!onlyCheck) await writeFile(target, drawn);
  console.log(`${basename(target.pathname)} ${drawn.length} bytes`);
}

console.log(`usual letters ${total} of ${budget} bytes`);
if (drifted.length > 0) console.error(`Not what build/fonts.ts draws:\n${drifted.join('\n')}`);
if (drifted.length > 0 || total > budget) process.exitCode = 1;
