import { basename } from 'node:path';
import type { ChangeLine } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../content-desk.ts';
import { hasFields } from './file-values.ts';
import type { ChangedBlob, Repository } from './repository.ts';
import { quantity } from '../../text-table.ts';

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
  const isNew = before === null;
  const to = after === null ? 'quitado' : isNew ? 'nuevo' : 'otro archivo';
  const title = basename(file);
  const en = { title, field: 'file', from: isNew ? 'not there' : 'the former', to: after === null ? 'removed' : 'new' };
  return { file, title, field: 'archivo', from: isNew ? 'no estaba' : 'el de antes', to, en };
}

/** Start of the line that marks a commit of the office. */
export const officeMark = 'Oficina: ';

const longest = { subject: 72, line: 160, lines: 60 };

/**
 * The message of a commit: the changes, in Spanish.
 * @param undoes the commit that it reverts; null for none
 */
export function commitMessage(lines: readonly ChangeLine[], undoes: string | null): string {
  const titles = [...new Set(lines.map(({ title }) => title))];
  const what =
    lines.length === 1 ? asText(lines[0]!) : `${titles.join(', ')}: ${quantity(lines.length, 'cambio', 'cambios')}`;
  const subject = cut(plain(undoes === null ? what : `Deshace: ${what}`), longest.subject);
  const body = lines.slice(0, longest.lines).map((line) => `- ${cut(plain(asText(line)), longest.line)}`);
  const mark = `${officeMark}${undoes === null ? 'publica' : `deshace ${undoes}`}`;
  return [subject, '', ...body, '', mark].join('\n');
}

/** The commit that a commit of the office reverts, according to its message; null for none. */
export function undoneBy(message: string): string | null {
  return /^Oficina: deshace ([\da-f]{40,64})$/m.exec(message)?.[1] ?? null;
}

function asText({ title, field, from, to }: ChangeLine): string {
  return `${title} · ${field}: ${from} → ${to}`;
}

/** Replaces line breaks: a person's text must not begin a line, where it could look like the mark. */
function plain(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
