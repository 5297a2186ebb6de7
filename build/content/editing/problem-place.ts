import { LineCounter, isMap, isSeq, parseDocument } from 'yaml';
import { defaultLanguage } from '../../../src/i18n/language.ts';
import type { FieldPath } from '../../../src/schema/office-content.ts';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import { sharedReadings as kept } from '../kept-readings.ts';
import type { ContentProblem } from '../problem.ts';
import { bodyPath } from './change-content.ts';
import type { FileKind } from './content-kinds.ts';
import { valueOf } from './file-values.ts';
import { childOf, schemaAt } from './schema-parts.ts';
import { keyOf } from './yaml-places.ts';

/** The field of a problem: the one at the reported path, or else the one on the reported line. */
export function problemPath(
  { schema }: FileKind,
  file: string,
  source: string,
  { line, place }: Pick<ContentProblem, 'line' | 'place'>,
): FieldPath | null {
  const split = file.endsWith('.md') ? splitFrontMatter(source) : null;
  if (split && (line > split.linesAboveBody || place === 'text')) return bodyPath;
  const value = valueOf(file, source);
  const named = pathOfPlace(value, place);
  if (named && schemaAt(schema, named, value) !== null) return named;
  return split ? pathAtLine(file, split.frontMatter, line - 1) : pathAtLine(file, source, line);
}

/** The path of a place in a message, where an item of a list has its index, its name or “number 3”; null if it has none. */
function pathOfPlace(value: unknown, place: string): FieldPath | null {
  const path: (string | number)[] = [];
  let inside = value;
  for (const key of place.split(' > ')) {
    const step = Array.isArray(inside) ? itemAt(inside, key) : key;
    if (step === null) return null;
    path.push(step);
    inside = childOf(inside, step);
  }
  return path;
}

function itemAt(list: readonly unknown[], key: string): number | null {
  if (/^\d+$/.test(key)) return Number(key);
  const numbered = /^number (\d+)$/.exec(key);
  if (numbered) return Number(numbered[1]) - 1;
  const isCalled = (name: unknown) => name === key || childOf(name, defaultLanguage) === key;
  const found = list.flatMap((item, index) =>
    ['name', 'title', 'id'].some((each) => isCalled(childOf(item, each))) ? [index] : [],
  );
  return found.length === 1 ? found[0]! : null;
}

/** The path of the value on a line; for several values, that of the map or list around them. */
function pathAtLine(file: string, source: string, line: number): FieldPath | null {
  // Parsed once for all problems of the file.
  const { lines, contents } = kept(`nodes of ${file}`, [source], () => {
    const lineCounter = new LineCounter();
    return { lines: lineCounter, contents: parseDocument(source, { lineCounter, prettyErrors: false }).contents };
  });
  let node: unknown = contents;
  const path: (string | number)[] = [];
  for (;;) {
    const parts: { key: string | number; start: unknown; value: unknown }[] = isMap(node)
      ? node.items.map((pair) => ({ key: keyOf(pair), start: pair.key, value: pair.value }))
      : isSeq(node)
        ? node.items.map((item, index) => ({ key: index, start: item, value: item }))
        : [];
    const [found, ...others] = parts.filter(({ start, value }) => {
      const from = rangeOf(start)?.[0];
      const to = (rangeOf(value) ?? rangeOf(start))?.[1];
      return from !== undefined && to !== undefined && spans(from, Math.max(from, to - 1));
    });
    if (!found || others.length > 0) return path.length > 0 ? path : null;
    path.push(found.key);
    node = found.value;
  }

  function spans(from: number, to: number): boolean {
    return lines.linePos(from).line <= line && line <= lines.linePos(to).line;
  }
}

function rangeOf(node: unknown): readonly number[] | undefined {
  return (node as { range?: readonly number[] | null } | null)?.range ?? undefined;
}
