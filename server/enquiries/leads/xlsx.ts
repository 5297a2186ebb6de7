import writeXlsxFile from 'write-excel-file/node';
import { madridClock } from '../../../src/site/days.ts';

/** A column of a workbook. Times are shown as the clock in Madrid shows them; null leaves the cell empty. */
export type XlsxColumn<Row> = { title: string; value: (row: Row) => string | number | Date | null };

/** Characters that XML 1.0 cannot hold; a file with one such character does not open at all. */
const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Width of a time such as `31/01/2026 09:30`, in characters. */
const timeWidth = 16;

/**
 * Writes a table as an Excel workbook, which every office program opens. Cells are texts, times and our own numbers, never formulas. A
 * visitor's words are therefore never read as a formula, a number or a date, and no separator can cut them in two. The
 * titles stay at the top and filter their column.
 */
export async function toXlsx<Row>(
  sheet: string,
  columns: readonly XlsxColumn<Row>[],
  rows: readonly Row[],
): Promise<Buffer> {
  const values = rows.map((row) => columns.map(({ value }) => value(row)));
  const data = [
    columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const })),
    ...values.map((row) => row.map(cell)),
  ];
  const widths = columns.map(({ title }, column) => ({
    width: widthOf(
      title,
      values.map((row) => row[column] ?? null),
    ),
  }));
  const filtered = `A1:${columnName(columns.length)}${rows.length + 1}`;
  const autoFilter = {
    files: {
      transform: {
        // The order of a sheet's elements is fixed: the filter follows its data (ECMA-376, 18.3.1.99).
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string) => xml.replace('</sheetData>', `</sheetData><autoFilter ref="${filtered}"/>`),
        },
      },
    },
  };
  return writeXlsxFile(data, { sheet, stickyRowsCount: 1, columns: widths }, { features: [autoFilter] }).toBuffer();
}

function cell(value: string | number | Date | null) {
  if (value === null || value === '') return null;
  if (value instanceof Date) {
    // Cells have no time zone.
    return { value: madridClock(value), type: Date, format: 'dd/mm/yyyy hh:mm', alignVertical: 'top' as const };
  }
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' as const };
  return { value: cellText(value), type: String, alignVertical: 'top' as const };
}

/** `_x003D_` is a way to write a character in a workbook (ECMA-376, 22.9.2.19): typed, it must stay what it is. */
function cellText(value: string): string {
  return value.replace(forbiddenInXml, '').replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** As wide as the longest value, in characters, within what still reads well. */
function widthOf(title: string, values: readonly (string | number | Date | null)[]): number {
  const longest = values.reduce<number>(
    (width, value) => Math.max(width, value instanceof Date ? timeWidth : String(value ?? '').length),
    title.length + 2,
  );
  return Math.min(48, Math.max(10, longest)) + 2;
}

/** The letters of a column, counted from 1: `A`, `Z`, `AA`. */
function columnName(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCodePoint(65 + rest);
  return number > 26 ? columnName((number - 1 - rest) / 26) + letter : letter;
}
