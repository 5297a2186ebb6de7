/**
 * Draws the four subset fonts in src/styles/fonts from the @fontsource packages.
 *
 *   node build/fonts.ts           writes them
 *   node build/fonts.ts --check   fails when a committed file is not what this script draws
 *
 * The subset holds what Spanish and English pages need, without hinting instructions: 33 kB for the usual
 * letters in all four faces instead of 72 kB; the others come only to a text that has one of them. B612 has no → ← ≥ ≤ ✓: those are drawn as icons, never typed.
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

/** Lists the letters of nearly every text; a page with only these letters fetches no other file. */
const basicLatin = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const usual = `${basicLatin.replace(/[[\\\]^`{}~]/g, '')}ÁÉÍÓÚÑáéíóúüñ\u00a0¡¿«»·ªº€°©–—‘’“”…−`;

/** The rest of B612's letters that a name or a formula may need. The ranges in src/styles/fonts.css say the same. */
const rare = '[\\]^`{}~ÜÀÂÇÈÊËÎÏÔÖÛàâäçèêëîïôöû²³×±®•½↑↓';

const faces = [
  { from: '@fontsource/b612/files/b612-latin-400-normal.woff2', to: 'b612-400' },
  { from: '@fontsource/b612/files/b612-latin-700-normal.woff2', to: 'b612-700' },
  { from: '@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2', to: 'b612-mono-400' },
  { from: '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2', to: 'b612-mono-700' },
];
const fonts = faces.flatMap(({ from, to }) => [
  { from, to: `${to}.woff2`, glyphs: usual, isFirst: true },
  { from, to: `${to}-rare.woff2`, glyphs: rare, isFirst: false },
]);

/** Bytes that the four files with the usual letters may have together: the first view shows every one of them. */
const budget = 34_000;

async function draw(from: string, glyphs: string): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(from)), glyphs, { targetFormat: 'woff2', noHinting: true });
}

async function committed(file: URL): Promise<Buffer> {
  return readFile(file).catch(() => Buffer.alloc(0));
}

const onlyCheck = process.argv.includes('--check');
let total = 0;
const drifted: string[] = [];

for (const { from, to, glyphs, isFirst } of fonts) {
  const file = new URL(to, target);
  const drawn = await draw(from, glyphs);
  if (isFirst) total += drawn.length;
  if (onlyCheck && !drawn.equals(await committed(file))) drifted.push(fileURLToPath(file));
  if (!onlyCheck) await writeFile(file, drawn);
  console.log(`${to} ${drawn.length} bytes`);
}

console.log(`usual letters ${total} of ${budget} bytes`);
if (drifted.length > 0) console.error(`Not what build/fonts.ts draws:\n${drifted.join('\n')}`);
if (drifted.length > 0 || total > budget) process.exitCode = 1;
