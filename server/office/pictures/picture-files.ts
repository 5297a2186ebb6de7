import { readdir, readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { pictureManifest, type PictureManifest } from '../../../src/schema/picture.ts';
import { RequestError } from '../office-route.ts';
import type { DraftFiles } from '../content/draft.ts';

/** The draft's files, as pictures use them. */
export type PictureDraft = Pick<DraftFiles, 'folder' | 'write'>;

/** The path of the manifest below `content/`. */
export const manifestFile = 'pictures.yaml';

/**
 * Reads the manifest as text and as values.
 * @throws RequestError if a mistake makes it unreadable
 */
export async function readManifest({ folder }: PictureDraft): Promise<{ text: string; manifest: PictureManifest }> {
  const text = await readFile(join(folder, manifestFile), 'utf8');
  const { data } = pictureManifest.safeParse(readYaml(text));
  if (!data) throw new RequestError(409, 'pictures-unreadable');
  return { text, manifest: data };
}

/** Whether a text is a valid manifest. */
export function isManifest(text: string): boolean {
  return pictureManifest.safeParse(readYaml(text)).success;
}

function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return null;
  }
}

/** A file of a picture, with a version that changes with the file. */
export type PictureMaster = { file: string; path: string; version: string };

/**
 * The files of every picture by its id, the one for previews first: Spanish, in the light theme.
 * @param folder a folder `content/`
 */
export async function readMasters(folder: string): Promise<ReadonlyMap<string, PictureMaster[]>> {
  const names = (await readdir(join(folder, 'pictures'))).filter((name) => /\.(?:avif|webp|png|jpe?g)$/.test(name));
  const masters = new Map<string, PictureMaster[]>();
  const variant = (name: string) => ['', '.es', '.en', '.dark', '.es.dark', '.en.dark'].indexOf(variantOf(name));
  for (const name of names.toSorted((one, other) => variant(one) - variant(other))) {
    const id = name.split('.', 1)[0]!;
    const path = join(folder, 'pictures', name);
    // A picture that is replaced meanwhile may have another file name.
    const file = await stat(path).catch(() => null);
    if (file === null) continue;
    const master = {
      file: `pictures/${name}`,
      path,
      version: `${Math.round(file.mtimeMs).toString(36)}-${file.size.toString(36)}`,
    };
    masters.set(id, [...(masters.get(id) ?? []), master]);
  }
  return masters;
}

/** The part of a file's name between id and extension, such as `.es.dark`. */
function variantOf(name: string): string {
  const stem = parse(name).name;
  return stem.slice(stem.split('.', 1)[0]!.length);
}
