/**
 * Draws the four subset fonts in src/styles/fonts from the @fontsource packages.
 *
 *   node build/fonts.ts           writes them
 *   node build/fonts.ts --check   fails when a committed file is not what this script draws
 *
 * The subset holds what Spanish and English pages need, without hinting instructions: 37 kB for all four
 * instead of 72 kB. B612 has no → ← ≥ ≤ ✓: those are drawn as icons, never typed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

type SubsetFont = (
  font: Buffer,
  glyphs: string,
  options: { targetFormat: 'woff2'; noHinting: boolean },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// The package has no type declarations.
const subsetFont = require('subset-font') as SubsetFont;
const target = new URL('../src/styles/fonts/', import.meta.url);

const basicLatin = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const accents = 'ÁÉÍÓÚÜÑáéíóúüñÀÂÇÈÊËÎÏÔÖÛàâäçèêëîïôöû';
const signs = '\u00a0¡¿«»·ªº€°²³×±©®–—‘’“”…•−½↑↓';
const glyphs = basicLatin + accents + signs;

const fonts = [
  { from: '@fontsource/b612/files/b612-latin-400-normal.woff2', to: 'b612-400.woff2' },
  { from: '@fontsource/b612/files/b612-latin-700-normal.woff2', to: 'b612-700.woff2' },
  { from: '@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2', to: 'b612-mono-400.woff2' },
  { from: '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2', to: 'b612-mono-700.woff2' },
];

/** Bytes that all four files together may have: the first view shows every one of them. */
const budget = 40_000;

async function draw(from: string): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(from)), glyphs, { targetFormat: 'woff2', noHinting: true });
}

async function committed(file: URL): Promise<Buffer> {
  return readFile(file).catch(() => Buffer.alloc(0));
}

const onlyCheck = process.argv.includes('--check');
let total = 0;
const drifted: string[] = [];

for (const { from, to } of fonts) {
  const file = new URL(to, target);
  const drawn = await draw(from);
  total += drawn.length;
  if (onlyCheck && !drawn.equals(await committed(file))) drifted.push(fileURLToPath(file));
  if (!onlyCheck) await writeFile(file, drawn);
  console.log(`${to} ${drawn.length} bytes`);
}

console.log(`all ${total} of ${budget} bytes`);
if (drifted.length > 0) console.error(`Not what build/fonts.ts draws:\n${drifted.join('\n')}`);
if (drifted.length > 0 || total > budget) process.exitCode = 1;
