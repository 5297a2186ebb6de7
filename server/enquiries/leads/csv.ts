/**
 * Writes a table as CSV (RFC 4180) for a program: UTF-8 with a byte order mark for spreadsheets, lines ended by CRLF.
 * People get a workbook (`toXlsx`). A formula that a visitor wrote must not run in a spreadsheet. The separator of
 * spreadsheets depends on the country (`;` in Spain). An apostrophe therefore precedes every text that would begin a
 * cell with a formula at any separator.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${csvLines([header, ...rows])}`;
}

/** More lines of such a table. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Characters after which some spreadsheets begin a cell or a line. */
const separators = /([,;\t\r\n])/;

/** The four signs, their full-width forms, and characters that spreadsheets skip before them. */
const formulaStart = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

function cell(value: string): string {
  const harmless = value
    .split(separators)
    .map((part) => (formulaStart.test(part) ? `'${part}` : part))
    .join('');
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
