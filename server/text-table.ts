/**
 * Formats a table as text for a terminal, with two blanks between columns.
 * @param table rows of equal length; the first is the heading
 */
export function textTable(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** A number with its noun, for terminals: `1 enquiry`, `2 enquiries`. */
export function quantity(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
