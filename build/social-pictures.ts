import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { socialCardDrawing, drawSocialPicture } from './draw-social-picture.ts';
import type { PlacedSocialCard } from '../src/pages/social-card.ts';
import type { Pictures } from './pictures.ts';

/**
 * Draws the pictures that social networks show, one for every address that can be shared, as many at a time as the
 * machine has processors. A drawing of the same words and the same picture is taken from the cache.
 * @param folder the folder that is served
 * @param settings `cache`: where pictures are kept; `quick`: draws missing ones quickly (see `drawSocialPicture`)
 * @throws Error for a picture that the manifest does not have
 */
export async function buildSocialPictures(
  cards: readonly PlacedSocialCard[],
  { masters }: Pick<Pictures, 'masters'>,
  folder: string,
  { quick = false, cache = '.cache/social' } = {},
): Promise<void> {
  // Pages with one address have one picture.
  const waiting = [...new Map(cards.map((placed) => [placed.path, placed])).values()];
  await mkdir(cache, { recursive: true });
  async function work(): Promise<void> {
    for (let placed = waiting.shift(); placed; placed = waiting.shift()) {
      const { path, language, card } = placed;
      const master = masters
        .get(card.picture)
        ?.find((variant) => !variant.dark && (variant.language ?? language) === language)?.path;
      if (!master)
        throw new Error(
          `The social picture ${path} shows "${card.picture}", which content/pictures.yaml does not have.`,
        );
      const name = await fingerprint(card, master);
      const well = join(cache, `${name}.jpg`);
      const kept = quick && !existsSync(well) ? join(cache, `${name}-quick.jpg`) : well;
      if (!existsSync(kept)) await keep(kept, await drawSocialPicture(card, master, quick));
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(kept, file);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function fingerprint(card: PlacedSocialCard['card'], master: string): Promise<string> {
  const hash = createHash('sha256').update(socialCardDrawing).update(JSON.stringify(card));
  return hash
    .update(await readFile(master))
    .digest('base64url')
    .slice(0, 20);
}

/** Writes a file aside and renames it: a build that is stopped half-way leaves no half picture behind. */
async function keep(file: string, data: Buffer): Promise<void> {
  await writeFile(`${file}.${process.pid}`, data);
  await rename(`${file}.${process.pid}`, file);
}
