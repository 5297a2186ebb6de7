import { isMap, isScalar, isSeq, type Node, type ParsedNode } from 'yaml';
import type { FieldPath } from '../../../src/schema/office-content.ts';

/** A range of a text: the offsets of its first character and of the one after its last. */
export type Stretch = { start: number; end: number };

export type Collection = Extract<ParsedNode, { items: unknown }>;

/** The node at a path of a document; null if there is none. */
export function nodeAt(contents: Node | null, path: FieldPath): ParsedNode | null {
  let node: unknown = contents;
  for (const key of path) {
    if (isMap(node)) node = node.items.find((item) => keyOf(item) === String(key))?.value;
    else if (isSeq(node)) node = node.items[Number(key)];
    else return null;
  }
  return (node ?? null) as ParsedNode | null;
}

export function keyOf({ key }: { key: unknown }): string {
  return String(isScalar(key) ? key.value : key);
}

/**
 * The ranges of the items of a list or map in the source, each with the comment behind the item. Every range but the
 * first also includes the comments above the item. Other text between two items is in neither range.
 */
export function partsOf(collection: Collection, source: string): Stretch[] {
  const parts: Stretch[] = [];
  for (const item of collection.items) {
    const key = 'key' in item ? item.key : item;
    const last = 'key' in item ? (item.value ?? item.key) : item;
    let start = key.range[0];
    if (isSeq(collection) && !collection.flow) start = source.lastIndexOf('-', start - 1);
    const behind = source.slice(0, last.range[1]).trimEnd().length;
    const comment = collection.flow ? '' : (/^[ \t]+#[^\n]*/.exec(source.slice(behind))?.[0] ?? '');
    const previous = parts.at(-1);
    if (previous) start -= commentsAbove(source.slice(previous.end, start)).length;
    parts.push({ start, end: Math.max(behind, start) + comment.length });
  }
  return parts;
}

/** The comments at the end of the text between two items. */
function commentsAbove(between: string): string {
  return /#[^]*$/.exec(between)?.[0] ?? '';
}

/** The column of an offset: the number of characters before it in its line. */
export function columnOf(source: string, offset: number): number {
  return offset - (source.lastIndexOf('\n', offset - 1) + 1);
}
