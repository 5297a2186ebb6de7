import writeXlsxFile from 'write-excel-file/node';

/** Characters that XML 1.0 cannot hold; a file with one such character does not open at all. */
const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Writes a table as an Excel workbook, which every office program opens. All cells are texts. A visitor's words are
 * never read as a formula, a number or a date, and no separator can cut them in two.
 */
export async function toXlsx(header: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  const cell = (value: string) =>
    value === '' ? null : { value: cellText(value), type: String, alignVertical: 'top' as const };
  const data = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  return writeXlsxFile(data, {
    sheet: 'Enquiries',
    stickyRowsCount: 1,
    columns: header.map((_, column) => ({ width: widthOf(rows.map((row) => row[column] ?? '')) })),
  }).toBuffer();
}

/** `_x003D_` is a way to write a character in a workbook (ECMA-376, 22.9.2.19): typed, it must stay what it is. */
function cellText(value: string): string {
  return value.replace(forbiddenInXml, '').replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** As wide as the longest value, in characters, within what still reads well. */
function widthOf(values: readonly string[]): number {
  return Math.min(48, Math.max(12, ...values.map((value) => value.length)) + 2);
}
