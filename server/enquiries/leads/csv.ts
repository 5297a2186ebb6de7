/**
 * Writes a table as CSV (RFC 4180) for other programs: UTF-8 with a byte order mark, lines ended by CRLF. People get a
 * workbook instead (`enquiryWorkbook`). A formula that a visitor typed must not run in a spreadsheet, whichever
 * separator the spreadsheet uses (`;` in Spain). So an apostrophe is put before each formula that could begin a cell.
 * A phone number with its country code is no formula, and stays as it is.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${csvLines([header, ...rows])}`;
}

/** Rows of a table as CSV, without a byte order mark. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Characters that some spreadsheets take for the end of a cell or a line. */
const separators = /([,;\t\r\n])/;

/** Matches the start of a formula: `= + - @` or their full-width forms, behind characters that spreadsheets skip. */
const formulaStart = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

const phoneNumber = /^\+\d[\d ().-]*$/;

function cell(value: string): string {
  if (phoneNumber.test(value)) return value;
  const harmless = value
    .split(separators)
    .map((part) => (formulaStart.test(part) ? `'${part}` : part))
    .join('');
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
