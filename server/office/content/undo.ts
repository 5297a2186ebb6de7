import { join } from 'node:path';
import type { ChangeLine } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../content-desk.ts';
import { describeFiles } from './describe-files.ts';
import { writeWhole } from './draft-folder.ts';
import { hasFields } from './file-values.ts';
import type { Git } from './git.ts';
import { mergeTexts, type MergedText } from './merge-texts.ts';
import { PublishingFailure } from './publishing-failure.ts';
import { lastAuthor } from './sync-draft.ts';
import type { ChangedBlob, Repository } from './repository.ts';

type UndoParts = { repository: Repository; desk: ContentDesk };

/**
 * Reverts a commit in a work tree: the changed fields get their earlier values, and later changes of other fields are
 * kept.
 * @throws PublishingFailure if a later publication changed the same field, or its changes cannot be merged
 */
export async function takeBack(
  parts: UndoParts,
  { id, head, tree, git }: { id: string; head: string; tree: string; git: Git },
): Promise<ChangeLine[]> {
  const { repository, desk } = parts;
  const changes = await repository.changedBetween(`${id}^`, id);
  const described: Parameters<typeof describeFiles>[1][number][] = [];
  for (const { file, before, after } of changes) {
    const now = await repository.blobOf(head, file);
    if (now === before) continue;
    if (now === after) {
      if (before === null) await writeWhole(join(tree, 'content', file), null, repository.folder);
      else await git('checkout', '-q', `${id}^`, '--', `content/${file}`);
      if (hasFields(file)) described.push({ file, before: now, after: before && (await repository.blobText(before)) });
      else described.push({ file, before: now, after: before });
      continue;
    }
    // Skips the records that every drawing writes again.
    if (file.endsWith('.json')) continue;
    const merged = await mergedWithout(parts, { file, before, after }, now);
    if (!merged || merged.clashes.length > 0) {
      const by = await lastAuthor(repository, id, head, file);
      throw new PublishingFailure(`Después lo ha cambiado otra vez ${by}: ya no se puede deshacer. Cámbialo a mano.`);
    }
    await writeWhole(join(tree, 'content', file), merged.text, repository.folder);
    described.push({ file, before: now, after: merged.text });
  }
  return describeFiles({ repository, desk }, described);
}

/** The present file without one earlier change; null if later changes cannot be merged. */
export async function mergedWithout(
  { repository, desk }: UndoParts,
  { file, before, after }: ChangedBlob,
  now: string | null,
): Promise<MergedText> {
  if (!hasFields(file)) return null;
  const textOf = async (blob: string | null) => (blob === null ? null : repository.blobText(blob));
  const texts = { base: await textOf(after), mine: await textOf(before), theirs: await textOf(now) };
  return mergeTexts(file, texts, desk);
}
