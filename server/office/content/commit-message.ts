import { counted } from '../../counted.ts';
import type { ChangeLine } from '../../../src/schema/office-content.ts';

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
    lines.length === 1 ? asText(lines[0]!) : `${titles.join(', ')}: ${counted(lines.length, 'cambio', 'cambios')}`;
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
