import { constants, copyFile, mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages, type Localized } from '../src/i18n/language.ts';
import type { PictureManifest, PictureSet } from '../src/schema/picture.ts';
import { pictureEntry } from '../src/site/picture-catalogue.ts';
import { encodeMissing } from './picture-encoder.ts';
import {
  encodingOf,
  originalFile,
  pictureFiles,
  pictureSet,
  pictureVersion,
  type PictureEncoding,
  type PictureFile,
} from './picture-files.ts';
import { readMasters, type MasterVariant } from './picture-masters.ts';

/** A master, and the files as which it is served; `encoding` is null if it is served unchanged. */
type PictureMaster = MasterVariant & { path: string; files: PictureFile[]; encoding: PictureEncoding | null };

/** The site's pictures: their files, and the data for encoding them. */
export type Pictures = {
  manifest: PictureManifest;
  /** The data of pictures for pages, by id and language. File names are known before the files are encoded. */
  sets: Record<string, Localized<PictureSet>>;
  masters: Map<string, PictureMaster[]>;
  cache: string;
};

export type PictureSettings = {
  /** Folder of the masters; by default `content/pictures`. */
  masters?: string;
  /** Cache of encoded files between builds; by default `.cache/pictures`. */
  cache?: string;
  /** Whether masters without cached files are served unchanged, for a first look. */
  quick?: boolean;
};

/**
 * Finds and checks the masters, and determines the file names, so that pages can be drawn. Nothing is encoded.
 * @throws ContentError if manifest and files do not match
 */
export async function readPictures(manifest: PictureManifest, settings: PictureSettings = {}): Promise<Pictures> {
  const { masters: folder = 'content/pictures', cache = '.cache/pictures', quick = false } = settings;
  const found = await readMasters(manifest, folder);
  const held = new Set(quick ? await readdir(cache).catch(() => []) : []);
  const sets: Pictures['sets'] = {};
  const masters: Pictures['masters'] = new Map();
  for (const [id, variants] of found) {
    const entry = pictureEntry(manifest, id);
    const encoding = encodingOf(entry.kind);
    const version = pictureVersion(encoding, variants);
    const encoded = variants.map((one) => ({ ...one, encoding, files: pictureFiles(id, version, entry, one) }));
    const isHeld = encoded.every(({ files }) => files.every(({ name }) => held.has(name)));
    const own: PictureMaster[] =
      quick && !isHeld
        ? variants.map((one) => ({ ...one, encoding: null, files: [originalFile(id, entry, one)] }))
        : encoded;
    masters.set(id, own);
    sets[id] = fromKeys(languages, (language) => pictureSet(id, entry, own, language));
  }
  return { manifest, sets, masters, cache };
}

/**
 * Encodes all files that are not in the cache, and copies everything into `output`. It works on as many pictures in
 * parallel as there are processors.
 * @param output the folder that is served as `/assets/pictures`
 * @returns the number of files that were encoded
 */
export async function buildPictures(pictures: Pictures, output: string): Promise<number> {
  // One thread for each picture, and no cache in sharp, because no picture is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
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
 * Encodes the files of one picture that are not in the cache yet, or only `file`.
 * @returns the number of files that were encoded
 * @throws Error for an unknown id, in words for editors of the content
 */
async function encodePicture(pictures: Pictures, id: string, file?: string): Promise<number> {
  pictureEntry(pictures.manifest, id);
  const masters = pictures.masters.get(id);
  if (!masters) throw new Error(`The picture "${id}" has not been read.`);
  let made = 0;
  for (const { path, files, encoding } of masters) {
    const wanted = file === undefined ? files : files.filter(({ name }) => name === file);
    made += await encodeMissing(path, encoding, wanted, pictures.cache);
  }
  return made;
}

function filesOf({ masters }: Pick<Pictures, 'masters'>, id: string): PictureFile[] {
  return (masters.get(id) ?? []).flatMap(({ files }) => files);
}

/**
 * The file behind an address such as `/assets/pictures/core-tower-1a2b3c4d-640.avif`, for the development server; it is
 * encoded first if necessary. `undefined` for any other address.
 */
export async function pictureFile(pictures: Pictures, name: string): Promise<string | undefined> {
  for (const id of pictures.masters.keys()) {
    if (!filesOf(pictures, id).some((file) => file.name === name)) continue;
    await encodePicture(pictures, id, name);
    return join(pictures.cache, name);
  }
  return undefined;
}
