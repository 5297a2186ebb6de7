import { Document, isCollection, isSeq, visit } from 'yaml';

const style = { lineWidth: 0, singleQuote: true } as const;

/** A value on one line, with brackets for maps and lists: `{ month: 2026-03 }`. */
export function flowLine(value: unknown): string {
  const document = new Document(value);
  visit(document, { Collection: (_, node) => void (node.flow = true) });
  return document.toString(style).trimEnd();
}

/** A value on several lines, with short collections in brackets. All lines but the first begin with `indent` blanks. */
export function blockLines(value: unknown, indent: number): string {
  const document = new Document(value);
  visit(document, {
    Collection: (_, node, ancestors) => {
      const isItem = isSeq(document.contents) && ancestors.length < 3;
      const isShort = JSON.stringify(node.toJSON()).length < 60;
      if (node !== document.contents && !isItem && isShort && node.items.every((item) => isSimple(item)))
        node.flow = true;
    },
  });
  return document
    .toString(style)
    .trimEnd()
    .split('\n')
    .join(`\n${' '.repeat(indent)}`)
    .replaceAll(/[ ]+$/gm, '');
}

function isSimple(item: unknown): boolean {
  const value: unknown = typeof item === 'object' && item !== null && 'key' in item ? Reflect.get(item, 'value') : item;
  return !isCollection(value);
}
