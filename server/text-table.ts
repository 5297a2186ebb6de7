/**
 * Lays rows out in columns for a terminal, two blanks apart, each row on a line of its own.
 * @param table the head first; every row has as many cells as the head
 */
export function textTable(table: readonly (readonly string[])[]): string {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
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
