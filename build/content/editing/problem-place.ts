import { LineCounter, isMap, isSeq, parseDocument } from 'yaml';
import type { FieldPath } from '../../../src/schema/office-content.ts';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import type { ContentProblem } from '../problem.ts';
import { bodyPath } from './change-content.ts';
import type { FileKind } from './content-kinds.ts';
import { valueOf } from './file-values.ts';
import { schemaAt } from './schema-parts.ts';
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
  const named = place.split(' > ').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (schemaAt(schema, named, valueOf(file, source)) !== null) return named;
  return split ? pathAtLine(split.frontMatter, line - 1) : pathAtLine(source, line);
}

/** The path of the value on a line; for several values, that of the map or list around them. */
function pathAtLine(source: string, line: number): FieldPath | null {
  const lines = new LineCounter();
  let node: unknown = parseDocument(source, { lineCounter: lines, prettyErrors: false }).contents;
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
