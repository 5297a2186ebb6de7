import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';

/**
 * Converts finished renders (lossless, a megabyte each) to the masters that are committed: AVIF without colour
 * subsampling, in which even dusk gradients show no steps. `node renders/write-masters.ts [folder of PNG files]`
 */
const renders = resolve(process.argv[2] ?? join(import.meta.dirname, '../out/renders'));
const pictures = join(import.meta.dirname, '../../content/pictures');

for (const file of (await readdir(renders)).filter((name) => name.endsWith('.png'))) {
  const master = `${basename(file, '.png')}.avif`;
  const image = sharp(join(renders, file)).removeAlpha();
  const { size } = await image
    .avif({ quality: 95, effort: 5, chromaSubsampling: '4:4:4' })
    .toFile(join(pictures, master));
  console.log(`${master}  ${Math.round(size / 1024)} kB`);
}
