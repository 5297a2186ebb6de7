import { constants, copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages, type Localized } from '../src/i18n/language.ts';
import type { PictureManifest, PictureSet } from '../src/schema/picture.ts';
import { pictureEntry } from './picture-catalogue.ts';
import { encodeMissing } from './picture-encoder.ts';
import { pictureFiles, pictureSet, pictureVersion, type PictureFile } from './picture-files.ts';
import { readMasters, type MasterVariant } from './picture-masters.ts';

/** A master, and the files that it is served as. */
type PictureMaster = MasterVariant & { path: string; files: PictureFile[] };

/** The site's pictures: what they are served as, and what is needed to make those files. */
export type Pictures = {
  manifest: PictureManifest;
  /** What the pages show, by picture id and language. The names in it are known before a single file has been made. */
  sets: Record<string, Localized<PictureSet>>;
  masters: Map<string, PictureMaster[]>;
  cache: string;
};

export type PictureFolders = {
  /** Where the masters lie: `content/pictures`. */
  masters?: string;
  /** Where encoded files are kept between builds: `.cache/pictures`. */
  cache?: string;
};

/**
 * Finds and checks the masters and names the files that they are served as. Encodes nothing and takes a fraction of a
 * second, so that pages can be drawn at once.
 * @throws ContentError where the manifest and the files do not agree
 */
export async function readPictures(manifest: PictureManifest, folders: PictureFolders = {}): Promise<Pictures> {
  const { masters: folder = 'content/pictures', cache = '.cache/pictures' } = folders;
  const found = await readMasters(manifest, folder);
  const sets: Pictures['sets'] = {};
  const masters: Pictures['masters'] = new Map();
  for (const [id, variants] of found) {
    const entry = pictureEntry(manifest, id);
    const version = pictureVersion(entry, variants);
    const own = variants.map((variant) => ({ ...variant, files: pictureFiles(id, version, entry, variant) }));
    masters.set(id, own);
    sets[id] = fromKeys(languages, (language) => pictureSet(entry, own, language));
  }
  return { manifest, sets, masters, cache };
}

/**
 * Makes every file that the cache does not hold and copies all of them into `output`, as many pictures at a time as the
 * machine has processors.
 * @param output the folder that is served as `/assets/pictures`
 * @returns how many files had to be made
 */
export async function buildPictures(pictures: Pictures, output: string): Promise<number> {
  sharp.concurrency(1);
  await mkdir(output, { recursive: true });
  const waiting = [...pictures.masters.keys()];
  let made = 0;
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const encoded = await encodePicture(pictures, id);
      made += encoded;
      const files = filesOf(pictures, id);
      await Promise.all(
        files.map(({ name }) => copyFile(join(pictures.cache, name), join(output, name), constants.COPYFILE_FICLONE)),
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}

/**
 * Makes the files of one picture that the cache does not hold yet, or only the one called `file`.
 * @returns how many files had to be made
 * @throws Error for an unknown id, in words for whoever edits the content
 */
export async function encodePicture(pictures: Pictures, id: string, file?: string): Promise<number> {
  const { kind } = pictureEntry(pictures.manifest, id);
  const masters = pictures.masters.get(id);
  if (!masters) throw new Error(`The picture "${id}" has not been read.`);
  let made = 0;
  for (const { path, files } of masters) {
    const wanted = file === undefined ? files : files.filter(({ name }) => name === file);
    made += await encodeMissing(path, kind, wanted, pictures.cache);
  }
  return made;
}

function filesOf({ masters }: Pick<Pictures, 'masters'>, id: string): PictureFile[] {
  return (masters.get(id) ?? []).flatMap(({ files }) => files);
}

/**
 * Where the file behind an address such as `/assets/pictures/core-tower-1a2b3c4d-640.avif` lies, encoded now if it has
 * not been before: how the development server serves pictures. `undefined` for a name that is no picture's.
 */
export async function pictureFile(pictures: Pictures, name: string): Promise<string | undefined> {
  for (const id of pictures.masters.keys()) {
    if (!filesOf(pictures, id).some((file) => file.name === name)) continue;
    await encodePicture(pictures, id, name);
    return join(pictures.cache, name);
  }
  return undefined;
}
