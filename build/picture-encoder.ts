import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureEncoding, PictureFile } from './picture-files.ts';

/**
 * Makes those files of one master that the cache does not hold yet. The master is decoded once.
 * @returns how many files it had to make
 */
export async function encodeMissing(
  master: string,
  encoding: PictureEncoding,
  files: readonly PictureFile[],
  cache: string,
): Promise<number> {
  const held = await Promise.all(files.map((file) => exists(join(cache, file.name))));
  const missing = files.filter((_, index) => !held[index]);
  if (missing.length === 0) return 0;
  await mkdir(cache, { recursive: true });
  const { data, info } = await sharp(master)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const file of missing) {
    const resized = sharp(data, { raw }).resize({ width: file.width, withoutEnlargement: true });
    await keep(join(cache, file.name), await encode(resized, encoding, file.format));
  }
  return missing.length;
}

function encode(image: Sharp, { avif, jpeg }: PictureEncoding, format: PictureFile['format']): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif(avif).toBuffer();
    case 'jpeg':
      return image.jpeg(jpeg).toBuffer();
  }
}

/** Writes a file aside and renames it: a build that is stopped half-way leaves no half file behind. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
