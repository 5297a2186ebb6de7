import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { languages, type Language } from '../src/i18n/language.ts';
import { isDrawn, type Picture, type PictureManifest } from '../src/schema/picture.ts';
import { ContentError, type ContentProblem } from './content/problem.ts';

/** Variants of a picture's files: a language if words are drawn on it, and the light or dark theme. */
export type MasterVariant = { language?: Language; dark: boolean };

/** A master file in `content/pictures`: its path, and a hash of its bytes. */
export type Master = MasterVariant & { path: string; hash: string };

const endings = ['.avif', '.webp', '.png', '.jpg', '.jpeg'];

/**
 * The variants that a picture needs: one for each language if it has words. A drawing that is not `deep` also needs
 * each of them for the dark theme.
 */
function variantsOf({ kind, words, deep }: Pick<Picture, 'kind' | 'words' | 'deep'>): MasterVariant[] {
  const themes = isDrawn(kind) && !deep ? [false, true] : [false];
  const tongues = words ? languages.map((language) => ({ language })) : [{}];
  return tongues.flatMap((tongue) => themes.map((dark) => ({ ...tongue, dark })));
}

/** The name of a master without extension, such as `core-tower.es.dark`. */
function masterName(id: string, { language, dark }: MasterVariant): string {
  return [id, language, dark && 'dark'].filter(Boolean).join('.');
}

/**
 * Finds and measures the masters of all entries in the manifest.
 * @param folder the folder of the masters; the manifest `<folder>.yaml` is beside it
 * @throws ContentError for missing, duplicate or superfluous files, and for files of a wrong size
 */
export async function readMasters(manifest: PictureManifest, folder: string): Promise<Map<string, Master[]>> {
  const lineOf = await lineFinder(`${folder}.yaml`);
  const problems: ContentProblem[] = [];
  const complain = (id: string, message: string) => {
    problems.push({ file: 'content/pictures.yaml', line: lineOf(id), place: id, message });
  };
  const files = (await readdir(folder)).filter((file) => endings.includes(parse(file).ext)).toSorted();
  const needed = Object.entries(manifest).flatMap(([id, entry]) =>
    variantsOf(entry).map((variant) => ({ id, entry, variant, name: masterName(id, variant) })),
  );
  const names = new Set(needed.map(({ name }) => name));
  const masters = new Map<string, Master[]>(Object.keys(manifest).map((id) => [id, []]));

  for (const file of files.filter((candidate) => !names.has(parse(candidate).name))) {
    const id = file.split('.')[0] ?? file;
    complain(
      id,
      id in manifest
        ? `content/pictures/${file} is not shown: take it away, or say here what it is for (words, deep)`
        : `content/pictures/${file} has no entry: describe it here, or take the file away`,
    );
  }
  // Masters are read one at a time: all together would need a hundred megabytes.
  for (const { id, entry, variant, name } of needed) {
    const [file, another] = files.filter((candidate) => parse(candidate).name === name);
    if (!file) {
      complain(id, missing(name, variant));
      continue;
    }
    if (another) complain(id, `it has two files, ${file} and ${another}: take one away`);
    const bytes = await readFile(join(folder, file));
    const size = await measure(bytes);
    if (!size) complain(id, `content/pictures/${file} cannot be read as a picture`);
    else if (size.width !== entry.width || size.height !== entry.height) {
      complain(id, `expected ${entry.width} x ${entry.height} pixels, found ${size.width} x ${size.height} in ${file}`);
    }
    const hash = createHash('sha256').update(bytes).digest('hex');
    masters.get(id)?.push({ ...variant, path: join(folder, file), hash });
  }
  if (problems.length > 0) throw new ContentError(problems.toSorted((a, b) => a.line - b.line));
  return masters;
}

function missing(name: string, { language, dark }: MasterVariant): string {
  if (dark) return `there is no file for the dark theme: save it as content/pictures/${name}.webp, or say deep: true`;
  const file = `content/pictures/${name}.jpg`;
  return language
    ? `words are drawn on it, and there is no file in the language ${language}: save it as ${file}`
    : `there is no file for it: save the picture as ${file}`;
}

/** The size after applying the rotation in the file's metadata. */
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
