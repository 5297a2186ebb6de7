import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import fontverter from 'fontverter';

const require = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '../../node_modules/.cache/fonts');
const faces = [
  ['b612', 400],
  ['b612', 700],
  ['b612-mono', 400],
  ['b612-mono', 700],
] as const;
let fontFiles: Promise<string[]> | undefined;

/**
 * Renders an SVG as a PNG of a given width, with the site's own fonts only, so that all machines give the same result.
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  fontFiles ??= unpackFonts();
  const font = { fontFiles: await fontFiles, loadSystemFonts: false, defaultFontFamily: 'B612' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

/**
 * The renderer reads only uncompressed fonts, while the packages have WOFF2. They are unpacked one after the other,
 * because the decompressor shares its memory between calls.
 */
async function unpackFonts(): Promise<string[]> {
  mkdirSync(cache, { recursive: true });
  const files: string[] = [];
  for (const [family, weight] of faces) {
    const file = join(cache, `${family}-${weight}.ttf`);
    if (!existsSync(file)) {
      const packed = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
      writeFileSync(file, await fontverter.convert(readFileSync(packed), 'sfnt'));
    }
    files.push(file);
  }
  return files;
}
