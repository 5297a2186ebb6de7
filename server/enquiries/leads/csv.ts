/**
 * A table as CSV (RFC 4180) for a program: UTF-8 with the mark by which spreadsheets know it, lines ended by CRLF.
 * People get a workbook (`toXlsx`); whoever opens this file in a spreadsheet all the same must not run a formula that a
 * visitor wrote. Which separator a spreadsheet splits at depends on its country (`;` in Spain), so an apostrophe goes in
 * front of whatever would begin a cell with a formula at any of them.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Where some spreadsheet begins a cell or a line. */
const separators = /([,;\t\r\n])/;

/** Besides the four signs, what spreadsheets skip before them or read as them (the full-width forms). */
const formulaStart = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

function cell(value: string): string {
  const harmless = value
    .split(separators)
    .map((part) => (formulaStart.test(part) ? `'${part}` : part))
    .join('');
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
