import { elementsOf, textOf, type HtmlElement, type HtmlRoot } from './html-tree.ts';

/**
 * Makes tables of Markdown readable: each stands in a named box that scrolls sideways where there is no room, and says
 * which cells are headers. The first column names the rows.
 * @param tableWord what a table is called in the text's language
 */
export function arrangeTables(tree: HtmlRoot, tableWord: string): void {
  for (const table of elementsOf(tree, 'table')) {
    const headers = elementsOf(table, 'th');
    for (const header of headers) {
      // A corner without words is no header: a reader's voice would announce nothing.
      if (textOf(header).trim() === '') header.tagName = 'td';
      else header.properties = { ...header.properties, scope: 'col' };
    }
    for (const body of elementsOf(table, 'tbody')) {
      for (const row of elementsOf(body, 'tr')) nameRow(row);
    }
    const names = headers.map((header) => textOf(header).trim()).filter((name) => name !== '');
    putInBox(table, `${tableWord}: ${names.join(', ')}`);
  }
}

function nameRow(row: HtmlElement): void {
  const first = row.children.find((child) => child.type === 'element');
  if (first?.tagName !== 'td' || textOf(first).trim() === '') return;
  first.tagName = 'th';
  first.properties = { ...first.properties, scope: 'row' };
}

function putInBox(table: HtmlElement, name: string): void {
  const inner: HtmlElement = { ...table };
  table.tagName = 'div';
  table.properties = { role: 'group', tabIndex: 0, ariaLabel: name, dataTable: '' };
  table.children = [inner];
}
