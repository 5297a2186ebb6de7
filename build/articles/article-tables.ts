import { keepTogether } from '../../src/i18n/keep-together.ts';
import type { HtmlElement, HtmlRoot } from './html-tree.ts';
import { elementsOf, textOf } from './html-tree.ts';

/** Tables with more rows get a search field. */
const searchedFrom = 20;

/** Tables with fewer columns fit on a phone unchanged. */
const stackedFrom = 3;

/**
 * Letters per line of a phone. A table of figures fits if the longest words of all its columns fit side by side, each
 * with a margin of two letters.
 */
const phoneLetters = 37;

/** A cell with more letters is a text, not a figure. In a narrow column, a text would break after every word. */
const figureLetters = 16;

/**
 * Makes tables of Markdown readable: each gets a named container, header cells (the first column names the rows), and
 * the paragraph “Table: …” above it as caption. Cells carry the names of their columns, so that phones can show rows as
 * blocks; tables of figures stay tables, because figures are compared by column. A row with words only in its first
 * cell becomes the heading of the rows below. A long table gets a container for a search field.
 * @param tableWord the word for a table in the text's language
 */
export function arrangeTables(tree: HtmlRoot, tableWord: string): void {
  takeCaptions(tree, `${tableWord}: `);
  for (const [index, table] of elementsOf(tree, 'table').entries()) {
    const headers = elementsOf(table, 'th');
    const names = headers.map((header) => textOf(header).trim());
    for (const header of headers) {
      // An empty corner cell is not a header: a screen reader would announce an empty name.
      if (textOf(header).trim() === '') header.tagName = 'td';
      else header.properties = { ...header.properties, scope: 'col' };
    }
    const rows = elementsOf(table, 'tbody').flatMap((body) => elementsOf(body, 'tr'));
    for (const row of rows) nameCells(row, names);
    for (const body of elementsOf(table, 'tbody')) partIntoGroups(table, body);
    const [caption] = elementsOf(table, 'caption');
    const label = caption ? textOf(caption).trim() : names.filter((name) => name !== '').join(', ');
    const onPhones =
      names.length < stackedFrom ? '' : fitsPhones([names, ...rows.map(textsOf)]) ? 'figures' : 'stacked';
    const box = { onPhones, searched: rows.length > searchedFrom, id: `table-${index + 1}` } as const;
    putInBox(table, `${tableWord}: ${label}`, box);
  }
}

function textsOf(row: HtmlElement): string[] {
  return row.children.filter((child) => child.type === 'element').map((cell) => textOf(cell).trim());
}

function fitsPhones(rows: readonly (readonly string[])[]): boolean {
  const [head = [], ...others] = rows;
  if (others.some(([, ...cells]) => cells.some((cell) => cell.length > figureLetters))) return false;
  const widths = head.map((_, column) => {
    const words = rows.flatMap((row) => keepTogether(row[column] ?? '').split(' '));
    return Math.max(...words.map((word) => word.length));
  });
  return widths.reduce((sum, width) => sum + width + 2, 0) <= phoneLetters;
}

/** A paragraph that begins with `prefix` becomes the caption of the table directly below it. */
function takeCaptions(tree: HtmlRoot, prefix: string): void {
  const blocks = tree.children.filter((child) => child.type === 'element');
  const used = new Set<HtmlElement>();
  for (const [index, table] of blocks.entries()) {
    const above = blocks[index - 1];
    const [first, ...others] = above?.tagName === 'p' ? above.children : [];
    if (table.tagName !== 'table' || !above || first?.type !== 'text' || !first.value.startsWith(prefix)) continue;
    const words = { ...first, value: first.value.slice(prefix.length) };
    const caption: HtmlElement = { type: 'element', tagName: 'caption', properties: {}, children: [words, ...others] };
    table.children.unshift(caption);
    used.add(above);
  }
  tree.children = tree.children.filter((child) => child.type !== 'element' || !used.has(child));
}

function nameCells(row: HtmlElement, names: readonly string[]): void {
  const cells = row.children.filter((child) => child.type === 'element');
  for (const [index, cell] of cells.entries()) {
    const name = names[index];
    if (index === 0 && cell.tagName === 'td' && textOf(cell).trim() !== '') {
      cell.tagName = 'th';
      cell.properties = { ...cell.properties, scope: 'row' };
    } else if (name) cell.properties = { ...cell.properties, dataLabel: name };
  }
}

/** Begins a new `tbody` at each heading row: the heading applies to the rows in its `tbody`. */
function partIntoGroups(table: HtmlElement, body: HtmlElement): void {
  const rows = body.children.filter((child) => child.type === 'element');
  const bodies: HtmlElement[] = [];
  for (const row of rows) {
    const heading = groupHeading(row);
    if (heading || bodies.length === 0) bodies.push({ ...body, children: [] });
    bodies.at(-1)?.children.push(heading ?? row);
  }
  table.children = table.children.flatMap((child) => (child === body ? bodies : [child]));
}

/**
 * Turns a row into the heading of the rows below it.
 * @returns `undefined` for any other row
 */
function groupHeading(row: HtmlElement): HtmlElement | undefined {
  const [first, ...others] = row.children.filter((child) => child.type === 'element');
  if (!first || textOf(first).trim() === '' || others.length === 0) return undefined;
  if (others.some((cell) => textOf(cell).trim() !== '')) return undefined;
  const properties = { scope: 'rowgroup', colSpan: others.length + 1 };
  return { ...row, properties: { dataGroup: '' }, children: [{ ...first, tagName: 'th', properties }] };
}

type Box = { id: string; onPhones: '' | 'figures' | 'stacked'; searched: boolean };

function putInBox(table: HtmlElement, name: string, { id, onPhones, searched }: Box): void {
  const inner: HtmlElement = { ...table, properties: searched ? { ...table.properties, id } : table.properties };
  const box: HtmlElement = {
    type: 'element',
    tagName: 'div',
    properties: { role: 'group', tabIndex: 0, ariaLabel: name, dataTable: onPhones },
    children: [inner],
  };
  if (!searched) {
    Object.assign(table, box);
    return;
  }
  const place: HtmlElement = {
    type: 'element',
    tagName: 'div',
    properties: { dataTableSearch: id },
    children: [],
  };
  Object.assign(table, { tagName: 'div', properties: { dataSearched: '' }, children: [place, box] });
}
