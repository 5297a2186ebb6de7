/**
 * A table as CSV (RFC 4180) for a spreadsheet: UTF-8 with the mark by which spreadsheets know it, lines ended by CRLF.
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front: visitors choose what stands in it.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Besides the four signs, what some spreadsheets skip before them or read as them (the full-width forms). */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: string): string {
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
