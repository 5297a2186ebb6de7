import { access, copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureEncoding, PictureFile } from './picture-files.ts';

/**
 * Encodes the files of one master that are not in the cache yet. The master is decoded only once; without an encoding
 * it is copied.
 * @returns the number of new files
 */
export async function encodeMissing(
  master: string,
  encoding: PictureEncoding | null,
  files: readonly PictureFile[],
  cache: string,
): Promise<number> {
  const held = await Promise.all(files.map((file) => exists(join(cache, file.name))));
  const missing = files.filter((_, index) => !held[index]);
  if (missing.length === 0) return 0;
  await mkdir(cache, { recursive: true });
  if (encoding === null) {
    for (const file of missing) await keep(join(cache, file.name), (unfinished) => copyFile(master, unfinished));
    return missing.length;
  }
  const { data, info } = await sharp(master)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const file of missing) {
    const resized = sharp(data, { raw }).resize({ width: file.width, withoutEnlargement: true });
    const bytes = await encode(resized, encoding, file.format);
    await keep(join(cache, file.name), (unfinished) => writeFile(unfinished, bytes));
  }
  return missing.length;
}

function encode(image: Sharp, { avif, jpeg }: PictureEncoding, format: string): Promise<Buffer> {
  return (format === 'avif' ? image.avif(avif) : image.jpeg(jpeg)).toBuffer();
}

/** Writes a file under another name and renames it, so that an interrupted build leaves no partial file. */
async function keep(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await write(unfinished);
  await rename(unfinished, path);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
