import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isScalar, parseDocument, type ParsedNode } from 'yaml';
import type { FieldPath } from '../../../src/schema/office-content.ts';
import type { ChangedText } from '../../../server/office/content-desk.ts';
import { blockText, lineText } from './write-text.ts';
import { blockLines, flowLine } from './write-value.ts';
import { columnOf, keyOf, nodeAt, partsOf, type Collection } from './yaml-places.ts';

/** A change of a YAML text, independent of schemas. */
export type YamlChange =
  /** `names` are the keys of the surrounding map in its schema's order, which decides where a new key is inserted. */
  | { kind: 'put'; path: FieldPath; value: unknown; names?: readonly string[] }
  | { kind: 'drop'; path: FieldPath }
  /** `value` is the new item; if `like` is the index of an equal item, its text is copied with its formatting. */
  | { kind: 'insert'; path: FieldPath; at: number; value: unknown; like?: number | undefined }
  | { kind: 'move'; path: FieldPath; from: number; to: number };

/**
 * Changes one place of a YAML text and keeps everything else as it is.
 * @param after the values that the changed text must have; every result is parsed and compared with them
 */
export function changeYaml(source: string, change: YamlChange, after: unknown): ChangedText {
  const { contents } = parseDocument(source, { prettyErrors: false });
  for (const text of candidates(source, contents, change)) {
    if (text === null) continue;
    const read = parseDocument(text, { prettyErrors: false });
    if (read.errors.length === 0 && isDeepStrictEqual(read.toJS(), after)) return { text };
  }
  return { problem: 'No se ha podido escribir este cambio sin tocar lo demás.' };
}

/** The ways to write a change, beginning with the one closest to the file's own style. */
function* candidates(source: string, top: ParsedNode | null, change: YamlChange): Generator<string | null> {
  const node = nodeAt(top, change.path);
  if (change.kind === 'drop') yield dropped(source, top, change.path);
  else if (change.kind === 'put') yield* put(source, top, change, node);
  else if (isCollection(node) && node.items.length > 0) yield rearranged(source, node, change);
  else if (change.kind === 'insert') yield* put(source, top, { ...change, kind: 'put', value: [change.value] }, node);
}

type Put = Extract<YamlChange, { kind: 'put' }>;

function* put(source: string, top: ParsedNode | null, change: Put, node: ParsedNode | null): Generator<string | null> {
  if (node === null) {
    yield added(source, top, change);
    return;
  }
  const inFlow = isInFlow(top, change.path);
  if (isScalar(node) && typeof change.value === 'string') {
    const [start, end] = node.range;
    const old = source.slice(start, end);
    if (/^[>|]/.test(old)) {
      const indent = /\n( +)\S/.exec(old)?.[1]?.length ?? 2;
      const written = blockText(change.value, old, indent);
      if (written !== null) yield spliced(source, { start, end: start + old.trimEnd().length }, written);
    } else yield replaced(source, node, lineText(change.value, { inFlow }, /^['"]../.test(old)));
    yield replaced(source, node, lineText(change.value, { inFlow }, true));
    return;
  }
  if (Array.isArray(change.value) && change.value.length > 0 && !inFlow) {
    const pair = pairAt(top, change.path);
    if (pair) {
      const indent = columnOf(source, pair.key.range[0]) + 2;
      yield replaced(source, node, `\n${' '.repeat(indent)}${blockLines(change.value, indent)}`, '');
    }
    return;
  }
  yield replaced(source, node, flowLine(change.value));
}

/** Replaces a value by a text. If the value begins on a new line, the white space before it is replaced too. */
function replaced(source: string, node: ParsedNode, text: string, blank = ' '): string {
  const end = Math.max(source.slice(0, node.range[1]).trimEnd().length, node.range[0]);
  const isBare = node.range[0] === end;
  const isBelow = isCollection(node) && !node.flow;
  const start = isBare || isBelow || blank === '' ? source.slice(0, node.range[0]).trimEnd().length : node.range[0];
  const between = start === node.range[0] && !isBare ? '' : blank;
  return spliced(source, { start, end: Math.max(end, start) }, between + text);
}

function spliced(source: string, { start, end }: { start: number; end: number }, text: string): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Adds a key with its value to the nearest existing map around it. */
function added(source: string, top: ParsedNode | null, { path, value, names = [] }: Put): string | null {
  let depth = path.length - 1;
  while (depth > 0 && !isMap(nodeAt(top, path.slice(0, depth)))) depth -= 1;
  const map = nodeAt(top, path.slice(0, depth));
  if (!isMap(map)) return null;
  const inner = path.slice(depth + 1).reduceRight<unknown>((inside, key) => ({ [key]: inside }), value);
  const pair = { [String(path[depth])]: inner };
  const flow = Boolean(map.flow) || isInFlow(top, path.slice(0, depth));
  if (map.items.length === 0) return replaced(source, map, flowLine(pair));
  const parts = partsOf(map, source);
  const order = names.indexOf(String(path[depth]));
  const before = map.items.filter((item) => order < 0 || names.indexOf(keyOf(item)) < order);
  const at = before.length === 0 ? 0 : map.items.indexOf(before.at(-1)!) + 1;
  const key = map.items[0]?.key as ParsedNode;
  const indent = columnOf(source, key.range[0]);
  const text = flow ? flowLine(pair).slice(2, -2) : blockLines(pair, indent);
  const gap = flow ? ', ' : `\n${' '.repeat(indent)}`;
  const place = parts[at - 1]?.end ?? key.range[0];
  return spliced(source, { start: place, end: place }, at === 0 ? text + gap : gap + text);
}

/** Removes a key with its value, or an item. */
function dropped(source: string, top: ParsedNode | null, path: FieldPath): string | null {
  const parent = nodeAt(top, path.slice(0, -1));
  if (!isCollection(parent)) return null;
  const key = path.at(-1);
  const index = isMap(parent) ? parent.items.findIndex((item) => keyOf(item) === String(key)) : Number(key);
  const parts = partsOf(parent, source);
  if (!parts[index]) return null;
  if (parts.length === 1) return replaced(source, parent, isMap(parent) ? '{}' : '[]');
  const [part, next, previous] = [parts[index], parts[index + 1], parts[index - 1]];
  // The wider of the two gaps is kept, so that an empty line still separates the neighbours.
  const gap = { above: part.start - (previous?.end ?? part.start), below: (next?.start ?? part.end) - part.end };
  return next && (!previous || gap.above >= gap.below)
    ? spliced(source, { start: part.start, end: next.start }, '')
    : spliced(source, { start: previous?.end ?? part.start, end: part.end }, '');
}

/** Inserts or moves an item; the blanks between items stay where they are. */
function rearranged(
  source: string,
  list: Collection,
  change: Extract<YamlChange, { kind: 'insert' | 'move' }>,
): string | null {
  const parts = partsOf(list, source);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const items = parts.map(({ start, end }) => source.slice(start, end));
  const gaps = parts.slice(1).map(({ start }, index) => source.slice(parts[index]?.end, start));
  if (change.kind === 'move') {
    items.splice(change.to, 0, ...items.splice(change.from, 1));
  } else {
    const indent = columnOf(source, first.start);
    const copied = change.like === undefined ? undefined : items[change.like];
    const fresh = list.flow ? flowLine(change.value) : blockLines([change.value], indent);
    items.splice(change.at, 0, copied?.replace(/^(?:#[^\n]*\n\s*)+/, '') ?? fresh);
    gaps.splice(Math.min(change.at, gaps.length), 0, gaps[0] ?? (list.flow ? ', ' : `\n${' '.repeat(indent)}`));
  }
  const text = items.map((item, index) => item + (gaps[index] ?? '')).join('');
  return spliced(source, { start: first.start, end: last.end }, text);
}

function pairAt(top: ParsedNode | null, path: FieldPath) {
  const map = nodeAt(top, path.slice(0, -1));
  return isMap(map)
    ? (map.items.find((item) => keyOf(item) === String(path.at(-1))) as { key: ParsedNode } | undefined)
    : undefined;
}

/** Whether a path is inside brackets. */
function isInFlow(top: ParsedNode | null, path: FieldPath): boolean {
  return path.some((_, depth) => {
    const node = nodeAt(top, path.slice(0, depth));
    return isCollection(node) && Boolean(node.flow);
  });
}
