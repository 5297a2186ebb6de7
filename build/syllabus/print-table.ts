import { column, page, type Block, type PrintSheet, type TextStyle } from './print-sheet.ts';
import type { SyllabusTable } from './syllabus.ts';

const [figures, inset] = [90, 5.5];

/** A table with words in its first column and figures in the others, on one page with its caption. */
export function tableBlocks(sheet: PrintSheet, { caption, head, rows }: SyllabusTable): Block[] {
  const { colors } = sheet;
  const words: TextStyle = { face: 'text-400', size: 10, color: colors.ink, gap: 2 };
  const heads: TextStyle = { face: 'text-400', size: 9, color: colors.slate };
  const captions: TextStyle = { face: 'text-700', size: 10, color: colors.ink };
  const wide = column - figures * (head.length - 1);
  const captionHeight = sheet.height(caption, column, captions) + 6;
  const heights = [head, ...rows].map(
    ([first = '']) => sheet.height(first, wide, first === head[0] ? heads : words) + 2 * inset,
  );
  return [
    {
      above: 12,
      height: captionHeight + heights.reduce((sum, one) => sum + one, 0),
      draw(top) {
        const table = sheet.tag('Table');
        sheet.write('Caption', table, caption, [page.left, top, column], captions);
        let y = top + captionHeight;
        [head, ...rows].forEach((cells, index) => {
          const height = heights[index] ?? 0;
          const isLast = index === rows.length;
          const line = sheet.tag('TR', table);
          cells.forEach((text, cell) => {
            const style = index === 0 ? heads : { ...words, ...(isLast && { face: 'text-700' as const }) };
            const numbers =
              cell > 0 && index > 0 ? { face: isLast ? ('data-700' as const) : ('data-400' as const) } : {};
            const x = cell === 0 ? page.left : page.left + wide + figures * (cell - 1);
            const width = cell === 0 ? wide : figures;
            sheet.write(index === 0 ? 'TH' : 'TD', line, text, [x, y + inset, width], {
              ...style,
              ...numbers,
              align: cell === 0 ? 'left' : 'right',
            });
          });
          y += height;
          sheet.artwork((pen) =>
            pen
              .moveTo(page.left, y)
              .lineTo(page.left + column, y)
              .lineWidth(index === rows.length - 1 ? 1.2 : 0.75)
              .stroke(index === rows.length - 1 ? colors.ink : colors.ui),
          );
        });
      },
    },
  ];
}
