import { basename } from 'node:path';
import type { ChangeLine } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../content-desk.ts';
import { hasFields } from './file-values.ts';
import type { Repository } from './repository.ts';

/** A file before and after a change: its old git blob, and its new bytes or text. */
type Difference = { file: string; before: string | null; after: Buffer | string | null };

/** Describes the changes of files in words, without the records that drawing writes beside the content. */
export async function describeFiles(
  { repository, desk }: { repository: Pick<Repository, 'blobText'>; desk: Pick<ContentDesk, 'describe'> },
  changed: readonly Difference[],
): Promise<ChangeLine[]> {
  const lines = await Promise.all(
    changed.map(async ({ file, before, after }) => {
      if (!hasFields(file)) return file.endsWith('.json') ? [] : [wholeFile(file, before, after)];
      const old = before === null ? null : await repository.blobText(before);
      return desk.describe(file, old, after === null ? null : after.toString());
    }),
  );
  return lines.flat();
}

function wholeFile(file: string, before: unknown, after: unknown): ChangeLine {
  const word = (there: unknown, text: string) => (there === null ? 'no estaba' : text);
  const to = after === null ? 'quitado' : before === null ? 'nuevo' : 'otro archivo';
  return { file, title: basename(file), field: 'archivo', from: word(before, 'el de antes'), to };
}
