/**
 * Lays rows out in columns for a terminal, two blanks apart, each row on a line of its own.
 * @param table the head first; every row has as many cells as the head
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

/** The widths of a table's columns, in characters. @param least those of the rows above, where a table is written in parts */
export function columnWidths(table: readonly (readonly string[])[], least: readonly number[] = []): number[] {
  const widths = (row: readonly string[]) => row.map(({ length }) => length);
  return table.map(widths).reduce((before, row) => row.map((width, n) => Math.max(width, before[n] ?? 0)), [...least]);
}
