import { defineElement } from './element.ts';
import { matchesWords } from '../i18n/plain-text.ts';

/**
 * Adds a search field above every long table of a text. It shows the rows that contain every word, in themselves or in
 * their group's heading, and ignores accents and case.
 */
defineElement('table-search', (host) => {
  for (const place of host.querySelectorAll<HTMLElement>('[data-table-search]')) {
    const table = document.getElementById(place.dataset.tableSearch ?? '');
    if (table instanceof HTMLTableElement) place.append(searchOf(table, host.dataset));
  }
});

function searchOf(table: HTMLTableElement, words: DOMStringMap): HTMLElement {
  const { label = '', none = '', one = '', other = '' } = words;
  const search = Object.assign(document.createElement('search'), { className: words.class ?? '' });
  const id = `${table.id}-search`;
  const name = Object.assign(document.createElement('label'), { htmlFor: id, textContent: label });
  const field = Object.assign(document.createElement('input'), { id, type: 'search', autocomplete: 'off' });
  field.spellcheck = false;
  const status = document.createElement('p');
  status.role = 'status';
  field.addEventListener('input', () => {
    const count = [...table.tBodies].reduce((sum, body) => sum + searchGroup(body, field.value), 0);
    const said = count === 0 ? none : (count === 1 ? one : other).replace('{count}', String(count));
    status.textContent = field.value.trim() === '' ? '' : said;
  });
  search.append(name, field, status);
  return search;
}

/** Hides rows that do not match, and group headings without rows; returns the number of rows left. */
function searchGroup(body: HTMLTableSectionElement, words: string): number {
  const heading = body.querySelector<HTMLTableRowElement>('tr[data-group]');
  const rows = [...body.rows].filter((row) => row !== heading);
  for (const row of rows) row.hidden = !matchesWords(`${heading?.textContent ?? ''} ${row.textContent}`, words);
  const left = rows.filter((row) => !row.hidden).length;
  if (heading) heading.hidden = left === 0;
  return left;
}
