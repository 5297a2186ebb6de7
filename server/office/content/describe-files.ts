import { basename } from 'node:path';
import type { ChangeLine } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../content-desk.ts';
import { hasFields } from './file-values.ts';
import type { ChangedBlob, Repository } from './repository.ts';

/** Describes the changes of files in words, without the records that drawing writes beside the content. */
export async function describeFiles(
  { repository, desk }: { repository: Pick<Repository, 'blobText'>; desk: Pick<ContentDesk, 'describe'> },
  changed: readonly ChangedBlob[],
): Promise<ChangeLine[]> {
  const textOf = async (blob: string | null) => (blob === null ? null : repository.blobText(blob));
  const lines = await Promise.all(
    changed.map(async ({ file, before, after }) => {
      if (!hasFields(file)) return file.endsWith('.json') ? [] : [wholeFile({ file, before, after })];
      return desk.describe(file, await textOf(before), await textOf(after));
    }),
  );
  return lines.flat();
}

function wholeFile({ file, before, after }: ChangedBlob): ChangeLine {
  const to = after === null ? 'quitado' : before === null ? 'nuevo' : 'otro archivo';
  return { file, title: basename(file), field: 'archivo', from: before === null ? 'no estaba' : 'el de antes', to };
}
