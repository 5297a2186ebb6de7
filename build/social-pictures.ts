import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { drawSocialPicture, socialCardDrawing } from './draw-social-picture.ts';
import type { PlacedSocialCard } from '../src/pages/social-card.ts';
import type { Pictures } from './pictures.ts';
import type { PrintParts } from './syllabus/print-parts.ts';

/** A social picture to be drawn: its picture's master, and a name that the same words on the same picture share. */
export type NamedCard = PlacedSocialCard & { master: string; name: string };

/**
 * Names the pictures that social networks show, one for every address that can be shared.
 * @throws Error for a picture that the manifest does not have
 */
export async function cardNames(
  cards: readonly PlacedSocialCard[],
  { masters }: Pick<Pictures, 'masters'>,
): Promise<NamedCard[]> {
  // Pages with one address have one picture.
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
 * Puts social pictures into a folder, drawing as many at a time as the machine has processors.
 * @param folder the folder that is served
 * @param heldFile the file of a picture that was drawn before, or its place in a cache; null for neither
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

/** The place of a social picture in the cache of builds. */
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

/** Writes a file aside and renames it: a build that is stopped half-way leaves no half picture behind. */
async function keep(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, data);
  await rename(`${file}.${process.pid}`, file);
}
