import type { HtmlElement, HtmlRoot } from './html-tree.ts';
import { elementsOf, textOf } from './html-tree.ts';

/** A table with more rows than this can be searched. */
const searchedFrom = 20;

/** Narrower tables fit on a phone as they are. */
const stackedFrom = 3;

/**
 * Makes tables of Markdown readable: each stands in a named box, says which cells are headers (the first column names the
 * rows) and takes the paragraph “Table: …” above it as its caption. Every cell carries the name of its column, so that
 * phones can show rows as blocks. Above a long table there is a place for a search field.
 * @param tableWord what a table is called in the text's language
 */
export function arrangeTables(tree: HtmlRoot, tableWord: string): void {
  takeCaptions(tree, `${tableWord}: `);
  for (const [index, table] of elementsOf(tree, 'table').entries()) {
    const headers = elementsOf(table, 'th');
    const names = headers.map((header) => textOf(header).trim());
    for (const header of headers) {
      // A corner without words is no header: a reader's voice would announce nothing.
      if (textOf(header).trim() === '') header.tagName = 'td';
      else header.properties = { ...header.properties, scope: 'col' };
    }
    const rows = elementsOf(table, 'tbody').flatMap((body) => elementsOf(body, 'tr'));
    for (const row of rows) nameCells(row, names);
    const [caption] = elementsOf(table, 'caption');
    const label = caption ? textOf(caption).trim() : names.filter((name) => name !== '').join(', ');
    const box = { stacked: names.length >= stackedFrom, searched: rows.length > searchedFrom };
    putInBox(table, `${tableWord}: ${label}`, { ...box, id: `table-${index + 1}` });
  }
}

/** The paragraph directly above a table that begins with its word becomes the table's caption. */
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

type Box = { id: string; stacked: boolean; searched: boolean };

function putInBox(table: HtmlElement, name: string, { id, stacked, searched }: Box): void {
  const inner: HtmlElement = { ...table, properties: searched ? { ...table.properties, id } : table.properties };
  const box: HtmlElement = {
    type: 'element',
    tagName: 'div',
    properties: { role: 'group', tabIndex: 0, ariaLabel: name, dataTable: stacked ? 'stacked' : '' },
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
