import { existsSync } from 'node:fs';
import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeMissing } from './picture-encoder.ts';
import type { Pictures } from './pictures.ts';

/**
 * Puts the files of pictures that the build does not have into `client`. They are linked from a published content that
 * has them, or else encoded.
 * @param folders the build's folder, then those of published contents
 */
export async function encodeOtherPictures(
  pictures: Pictures,
  [dist = '', ...others]: readonly string[],
  client: string,
): Promise<void> {
  sharp.cache(false);
  const output = join(client, 'assets', 'pictures');
  const built = new Set(await readdir(join(dist, 'client', 'assets', 'pictures')));
  for (const { path, files, encoding } of [...pictures.masters.values()].flat()) {
    const wanted = files.filter(({ name }) => !built.has(name));
    if (wanted.length === 0) continue;
    await mkdir(output, { recursive: true });
    for (const { name } of wanted) {
      const held = others.map((folder) => join(folder, 'client', 'assets', 'pictures', name)).find(existsSync);
      if (held !== undefined) await link(held, join(output, name));
    }
    // Encodes the files that are still missing.
    await encodeMissing(path, encoding, wanted, output);
  }
}
