/** Rows written by one statement: databases limit the number of its parameters. */
const rowsAtOnce = 100;

/** Cuts rows into parts that one statement can write. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}
