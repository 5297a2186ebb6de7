import type { CourseCategory } from '../../src/schema/course.ts';
import { column, page, type Block, type PrintSheet, type TextStyle } from './print-sheet.ts';
import type { SyllabusRow } from './syllabus.ts';

type Strip = {
  code?: string;
  name?: string;
  state?: string | undefined;
  category: CourseCategory;
  cells: readonly SyllabusRow[];
  note?: string | undefined;
};

const holder = 10;
const inset = 8;

/** A flight progress strip: a holder in the colour of the course's category, then cells. */
export function stripBlock(sheet: PrintSheet, { code, name, state, category, cells, note }: Strip): Block {
  const { colors } = sheet;
  const labels: TextStyle = { face: 'text-400', size: 8, color: colors.slate, gap: 1 };
  const values: TextStyle = { face: 'text-700', size: 10, color: colors.ink, gap: 1.5 };
  const codes: TextStyle = { face: 'data-700', size: 16, color: colors.ink };
  const first = code === undefined ? 150 : sheet.widthOf(code, codes) + 3 * inset;
  const natural = ({ label, value, note: more = '' }: SyllabusRow) =>
    Math.max(sheet.widthOf(label, labels), sheet.widthOf(value, values), sheet.widthOf(more, labels));
  // Strips with names stand one below the other. Their cells are equally wide, so that they are aligned.
  const widths = cellWidths(name ? cells.map(() => 1) : cells.map(natural), column - holder - first);
  const parts = cells.map(({ label, value, note: more }, index) => {
    const width = (widths[index] ?? 0) - 2 * inset;
    const top = sheet.height(label, width, labels);
    const middle = sheet.height(value, width, values);
    return {
      label,
      value,
      more,
      width,
      top,
      middle,
      height: top + middle + (more ? sheet.height(more, width, labels) : 0),
    };
  });
  const nameHeight = name ? sheet.height(name, first - 2 * inset, values) : 0;
  const stateHeight = state ? sheet.height(state, first - 2 * inset, labels) : 0;
  const row = Math.max(24, nameHeight + stateHeight, ...parts.map(({ height }) => height)) + 2 * inset;
  const noteHeight = note ? sheet.height(note, column - holder - 2 * inset, labels) + inset : 0;
  return {
    above: 8,
    height: row + noteHeight,
    draw(y) {
      const { paper, holder: edge } = colors.strips[category];
      sheet.artwork((pen) => {
        pen.rect(page.left, y, column, row + noteHeight).fill(paper);
        pen.rect(page.left, y, holder, row + noteHeight).fill(edge);
        pen
          .rect(page.left, y, column, row + noteHeight)
          .lineWidth(1.1)
          .stroke(colors.ink);
        let x = page.left + holder + first;
        for (const width of widths) {
          pen
            .moveTo(x, y)
            .lineTo(x, y + row)
            .stroke(colors.ink);
          x += width;
        }
      });
      const list = sheet.tag('L');
      let x = page.left + holder + inset;
      if (code) sheet.write('LBody', sheet.tag('LI', list), code, [x, y + row / 2 - 9, first], codes);
      if (name) {
        const item = sheet.tag('LBody', sheet.tag('LI', list));
        const at = y + (row - nameHeight - stateHeight) / 2;
        sheet.write('P', item, name, [x, at, first - 2 * inset], values);
        if (state) sheet.write('P', item, state, [x, at + nameHeight, first - 2 * inset], labels);
      }
      x += first;
      parts.forEach(({ label, value, more, width, top, middle }, index) => {
        const item = sheet.tag('LI', list);
        sheet.write('Lbl', item, label, [x, y + inset, width], labels);
        const body = sheet.tag('LBody', item);
        sheet.write('P', body, value, [x, y + inset + top, width], values);
        if (more) sheet.write('P', body, more, [x, y + inset + top + middle, width], labels);
        x += widths[index] ?? 0;
      });
      if (note)
        sheet.write(
          'LBody',
          sheet.tag('LI', list),
          note,
          [page.left + holder + inset, y + row, column - holder - 2 * inset],
          labels,
        );
    },
  };
}

/** Distributes the width among cells by their words. If it is too little, only the widest cells break their text. */
function cellWidths(natural: readonly number[], width: number): number[] {
  const wanted = natural.map((words) => words + 2 * inset + 1);
  let left = width;
  let open = wanted.length;
  let most = Infinity;
  for (const one of wanted.toSorted((a, b) => a - b)) {
    most = Math.min(one, left / open);
    left -= most;
    open -= 1;
  }
  return wanted.map((one) => Math.min(one, most) + left / wanted.length);
}
