import { parseDocument } from 'yaml';

/** Characters that are written as escapes, in double quotes. */
// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]/u;

/** The position of a text: whether inside brackets, and its indentation. */
export type TextPlace = { inFlow: boolean; indent: number };

/** A text on one line: plain if YAML parses it to the same text and `isQuoted` is false, otherwise in quotes. */
export function lineText(value: string, { inFlow }: Pick<TextPlace, 'inFlow'>, isQuoted = false): string {
  if (!isQuoted && !/^[&*]/.test(value) && !unprintable.test(value) && readsAs(value, value, inFlow)) return value;
  if (unprintable.test(value) || (value.includes("'") && !/["\\]/.test(value))) return doubleQuoted(value);
  return `'${value.replaceAll("'", "''")}'`;
}

function doubleQuoted(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function readsAs(written: string, value: string, inFlow: boolean): boolean {
  const source = inFlow ? `{ a: ${written}, b: [${written}, 1] }` : `- a: ${written}\n  b:\n    - ${written}\n`;
  const document = parseDocument(source, { prettyErrors: false });
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  try {
    const expected = inFlow ? { a: value, b: [value, 1] } : [{ a: value, b: [value] }];
    return JSON.stringify(document.toJS()) === JSON.stringify(expected);
  } catch {
    // A word after an asterisk is an alias without an anchor: "Nota, *importante" in brackets.
    return false;
  }
}

/**
 * A text as a block below `>-` or `|-`. Unchanged lines are kept if the number of paragraphs is the same.
 * @param before the present block, beginning with its sign
 * @returns null if such a block cannot represent the text, or if the present block begins with another sign
 */
export function blockText(value: string, before: string, indent: number): string | null {
  const [sign = '', ...lines] = before.trimEnd().split('\n');
  const isFolded = sign.startsWith('>');
  if (!/^[>|]-/.test(sign) || unprintable.test(value.replaceAll('\n', '')) || /^\s|\s$|\n[ \t]/.test(value))
    return null;
  const old = lines.map((line) => line.trim());
  const written = isFolded ? foldedLines(value, old) : value.split('\n');
  return [sign, ...written.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))].join('\n');
}

/** The lines of a folded text. */
function foldedLines(value: string, old: readonly string[]): string[] {
  const before = paragraphsOf(old);
  const after = value.split('\n');
  return after.flatMap((paragraph, index) => {
    const same = before.length === after.length ? (before[index] ?? []) : [];
    return [...(index > 0 ? [''] : []), ...(paragraph === '' ? [] : changedLines(paragraph, same))];
  });
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

function changedLines(text: string, lines: readonly string[]): string[] {
  if (lines.join(' ') === text) return [...lines];
  const kept = { above: 0, below: 0 };
  let rest = text;
  for (const line of lines.slice(0, -1)) {
    if (!rest.startsWith(`${line} `)) break;
    rest = rest.slice(line.length + 1);
    kept.above += 1;
  }
  for (const line of lines.slice(kept.above + 1).toReversed()) {
    if (!rest.endsWith(` ${line}`)) break;
    rest = rest.slice(0, -line.length - 1);
    kept.below += 1;
  }
  return [...lines.slice(0, kept.above), rest, ...lines.slice(lines.length - kept.below)];
}
