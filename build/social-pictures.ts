import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { drawSocialPicture, socialCardDrawing } from './draw-social-picture.ts';
import type { PlacedSocialCard } from '../src/pages/social-card.ts';
import type { Pictures } from './pictures.ts';
import type { PrintParts } from './syllabus/print-parts.ts';

/** A social picture: the master of its photograph, and a name that depends on its words and that master. */
export type NamedCard = PlacedSocialCard & { master: string; name: string };

/**
 * Determines the names of the social pictures, one for every address that can be shared.
 * @throws Error for a picture that is not in the manifest
 */
export async function cardNames(
  cards: readonly PlacedSocialCard[],
  { masters }: Pick<Pictures, 'masters'>,
): Promise<NamedCard[]> {
  // Pages with the same address share a picture.
  const placed = [...new Map(cards.map((each) => [each.path, each])).values()];
  return Promise.all(
    placed.map(async ({ path, language, card }) => {
      const master = masters
        .get(card.picture)
        ?.find((variant) => !variant.dark && (variant.language ?? language) === language)?.path;
      if (!master)
        throw new Error(
          `The social picture ${path} shows "${card.picture}", which content/pictures.yaml does not have.`,
        );
      return { path, language, card, master, name: await fingerprint(card, master) };
    }),
  );
}

/**
 * Puts social pictures into a folder, and draws missing ones in parallel on all processors.
 * @param folder the folder that is served
 * @param heldFile finds the file of a picture that was drawn before, or its path in a cache; null for neither
 * @param quick leaves missing ones out, for a first look
 */
export async function placeSocialPictures(
  cards: readonly NamedCard[],
  folder: string,
  {
    heldFile,
    print,
    quick = false,
  }: { heldFile: (card: NamedCard) => string | null; print: PrintParts; quick?: boolean },
): Promise<void> {
  const waiting = [...cards];
  async function work(): Promise<void> {
    for (let card = waiting.shift(); card; card = waiting.shift()) {
      const file = join(folder, card.path);
      const held = heldFile(card) ?? file;
      if (!existsSync(held)) {
        if (quick) continue;
        await keep(held, await drawSocialPicture(card.card, card.master, print));
      }
      await mkdir(dirname(file), { recursive: true });
      if (held !== file) await copyFile(held, file);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** The path of a social picture in the cache of builds. */
export function cachedCard({ name }: Pick<NamedCard, 'name'>): string {
  return join('.cache/social', `${name}.jpg`);
}

async function fingerprint(card: PlacedSocialCard['card'], master: string): Promise<string> {
  const hash = createHash('sha256').update(socialCardDrawing).update(JSON.stringify(card));
  return hash
    .update(await readFile(master))
    .digest('base64url')
    .slice(0, 20);
}

/** Writes a file under another name and renames it, so that an interrupted build leaves no partial picture. */
async function keep(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, data);
  await rename(`${file}.${process.pid}`, file);
}
