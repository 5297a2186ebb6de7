/**
 * Formats a table as text for a terminal, with two blanks between columns.
 * @param table rows of equal length; the first is the heading
 */
export function textTable(table: readonly (readonly string[])[], widths = columnWidths(table)): string {
  return table
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/**
 * The widths of a table's columns, in characters.
 * @param least the smallest widths, for a table that is written in parts
 */
export function columnWidths(table: readonly (readonly string[])[], least: readonly number[] = []): number[] {
  const widths = (row: readonly string[]) => row.map(({ length }) => length);
  return table.map(widths).reduce((before, row) => row.map((width, n) => Math.max(width, before[n] ?? 0)), [...least]);
}
