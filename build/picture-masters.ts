import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { PictureManifest } from '../src/schema/picture.ts';
import { ContentError, type ContentProblem } from './content/problem.ts';

/** A master as it lies in `content/pictures`: its path, and a hash of its bytes. */
export type Master = { path: string; hash: string };

const endings = ['.avif', '.webp', '.png', '.jpg', '.jpeg'];

/**
 * Finds the master of every entry of the manifest and measures it.
 * @param folder the folder of the masters; the manifest lies beside it as `<folder>.yaml`
 * @throws ContentError for an entry without a file, with two, or with a wrong size, and for a file without an entry
 */
export async function readMasters(manifest: PictureManifest, folder: string): Promise<Map<string, Master>> {
  const lineOf = await lineFinder(`${folder}.yaml`);
  const problems: ContentProblem[] = [];
  const complain = (id: string, message: string) =>
    problems.push({ file: 'content/pictures.yaml', line: lineOf(id), place: id, message });
  const files = (await readdir(folder)).filter((file) => endings.includes(parse(file).ext)).toSorted();
  const masters = new Map<string, Master>();

  for (const file of files) {
    const id = parse(file).name;
    if (!(id in manifest))
      complain(id, `content/pictures/${file} has no entry: describe it here, or take the file away`);
  }
  await Promise.all(
    Object.entries(manifest).map(async ([id, { width, height }]) => {
      const [file, another] = files.filter((candidate) => parse(candidate).name === id);
      if (!file) return complain(id, `there is no file for it: save the picture as content/pictures/${id}.jpg`);
      if (another) return complain(id, `it has two files, ${file} and ${another}: take one away`);
      const bytes = await readFile(join(folder, file));
      const found = await measure(bytes);
      if (!found) return complain(id, `content/pictures/${file} cannot be read as a picture`);
      if (found.width !== width || found.height !== height) {
        complain(id, `expected ${width} x ${height} pixels, found ${found.width} x ${found.height} in ${file}`);
      }
      masters.set(id, { path: join(folder, file), hash: createHash('sha256').update(bytes).digest('hex') });
    }),
  );
  if (problems.length > 0) throw new ContentError(problems.toSorted((a, b) => a.line - b.line));
  return masters;
}

/** The size as it is seen: a camera may have saved a photograph lying on its side. */
async function measure(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  return sharp(bytes)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    );
}

async function lineFinder(manifestFile: string): Promise<(id: string) => number> {
  const source = await readFile(manifestFile, 'utf8').catch(() => '');
  const lines = source.split('\n');
  return (id) => Math.max(1, lines.findIndex((line) => line.startsWith(`${id}:`)) + 1);
}
