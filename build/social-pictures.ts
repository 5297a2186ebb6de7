import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { socialCardDrawing, drawSocialPicture } from './draw-social-picture.ts';
import type { PlacedSocialCard } from '../src/pages/social-card.ts';
import type { Pictures } from './pictures.ts';

/**
 * Draws the pictures that social networks show, one for every address that can be shared, as many at a time as the machine
 * has processors. What was drawn before from the same words and the same picture is taken from the cache.
 * @param folder the folder that is served
 * @throws Error for a picture that the manifest does not have
 */
export async function buildSocialPictures(
  cards: readonly PlacedSocialCard[],
  { masters }: Pick<Pictures, 'masters'>,
  folder: string,
  cache = '.cache/social',
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
      const kept = join(cache, `${await fingerprint(card, master)}.jpg`);
      if (!(await stat(kept).catch(() => null))) await keep(kept, await drawSocialPicture(card, master));
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

/** Writes aside first: a build that is cut off leaves no half picture behind. */
async function keep(file: string, data: Buffer): Promise<void> {
  await writeFile(`${file}.${process.pid}`, data);
  await rename(`${file}.${process.pid}`, file);
}
