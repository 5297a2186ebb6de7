/** Number of rows that one statement writes: databases limit the parameters of a statement. */
const rowsAtOnce = 100;

/** Cuts rows into parts that one statement can write. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}
