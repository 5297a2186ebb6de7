import { LineCounter, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { defaultLanguage } from '../../src/i18n/language.ts';

/** One value of a content file, and where it stands. */
export type ContentValue = {
  /** The file's path in messages, such as `content/centre.yaml`. */
  file: string;
  line: number;
  /** Names and positions from the top of the file down: `['instructors', '3', 'formUrl']`. */
  path: readonly string[];
  /** The path for readers, where an item of a list has its name, title or id: `instructors > Ana > formUrl`. */
  place: string;
  value: unknown;
};

/**
 * Every value of a YAML text, groups and lists before their members. A text that cannot be read has none: the content
 * check reports it.
 * @param firstLine the number of lines above `source` in the file
 */
export function contentValues(file: string, source: string, firstLine = 0): ContentValue[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const values: ContentValue[] = [];

  function visit(node: unknown, offset: number, path: readonly string[], places: readonly string[]): void {
    const value: unknown = isMap(node) || isSeq(node) ? node.toJS(document) : isScalar(node) ? node.value : undefined;
    const line = firstLine + lines.linePos(offset).line;
    values.push({ file, line, path, place: places.join(' > ') || 'the whole file', value });
    if (isMap(node)) {
      for (const { key, value: child } of node.items) {
        const name = String(isScalar(key) ? key.value : key);
        visit(child, startOf(key) ?? offset, [...path, name], [...places, name]);
      }
    } else if (isSeq(node)) {
      for (const [index, child] of node.items.entries()) {
        const name = (isMap(child) && nameOf(child)) || `number ${index + 1}`;
        visit(child, startOf(child) ?? offset, [...path, String(index)], [...places, name]);
      }
    }
  }

  if (document.errors.length === 0) visit(document.contents, 0, [], []);
  return values;
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] | null } | null)?.range?.[0];
}

function nameOf(map: YAMLMap): string | undefined {
  const name: unknown = map.get('name') ?? map.get('title') ?? map.get('id');
  if (isMap(name)) return String(name.get(defaultLanguage));
  return typeof name === 'string' ? name : undefined;
}
