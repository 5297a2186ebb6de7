import { locales } from '../../src/i18n/language.ts';
import type { PrintParts } from './print-parts.ts';
import { column, openSheet, page, type Block, type PrintSheet, type TextStyle } from './print-sheet.ts';
import { stripBlock } from './print-strip.ts';
import { tableBlocks } from './print-table.ts';
import type { Syllabus, SyllabusModule, SyllabusRow, SyllabusSection } from './syllabus.ts';

/** Draws the syllabus of a course as a tagged PDF with embedded fonts; the same data give the same bytes. */
export async function drawSyllabus(parts: PrintParts, syllabus: Syllabus): Promise<Buffer> {
  const { language, title, about, centre, day, name, words } = syllabus;
  const sheet = openSheet(parts, { locale: locales[language], title, about, author: centre, day });
  const top = masthead(sheet, syllabus);
  const sections = syllabus.sections.flatMap((section) => sectionBlocks(sheet, syllabus, section));
  sheet.flow([...opening(sheet, syllabus), ...sections], top);
  return sheet.finish((number, pages) => [[centre, name, words.asOf].join(' · '), words.page(number, pages)]);
}

/** The black bar with the logo, at the top of the first page. */
function masthead({ colors, artwork, write, tag }: PrintSheet, { centre, kind }: Syllabus): number {
  const height = 46;
  artwork((pen) => {
    pen.rect(0, 0, page.width, height).fill(colors.deep);
    const [x, width] = [page.left, 25];
    for (const y of [13, 18]) pen.moveTo(x, y).lineTo(x + width, y);
    pen.lineWidth(2).stroke(colors.yellow);
    for (const y of [25, 30]) pen.moveTo(x, y).lineTo(x + width, y);
    pen.dash(5.4, { space: 4.4 }).stroke(colors.yellow);
  });
  const line = tag('P');
  write('Span', line, centre, [page.left + 36, 15, 200], { face: 'text-700', size: 12, color: colors.white });
  const right: TextStyle = { face: 'text-400', size: 10, color: colors.white, align: 'right' };
  write('Span', line, kind, [page.width - page.right - 240, 16.5, 240], right);
  return height;
}

function opening(sheet: PrintSheet, { name, lead, facts, code, category }: Syllabus): Block[] {
  const { colors } = sheet;
  const title: TextStyle = { face: 'text-700', size: 27, color: colors.ink };
  // A long name is set smaller, down to 18 points, to fit on one line.
  const size = Math.max(18, title.size * Math.min(1, column / sheet.widthOf(name, title)));
  return [
    textBlock(sheet, 'H1', name, { ...title, size }, 28, true),
    textBlock(sheet, 'P', lead, { face: 'text-400', size: 11, color: colors.ink, gap: 4 }, 8, true),
    { ...stripBlock(sheet, { code, category, cells: facts }), above: 16 },
  ];
}

function sectionBlocks(sheet: PrintSheet, { category, words }: Syllabus, section: SyllabusSection): Block[] {
  const { colors } = sheet;
  const { title, paragraphs = [], rows = [], samples = [], strips = [], modules = [], tables = [], note } = section;
  const body: TextStyle = { face: 'text-400', size: 10, color: colors.ink, gap: 3.5 };
  const quiet: TextStyle = { ...body, size: 9, color: colors.slate };
  const unconfirmed = textBlock(sheet, 'P', words.unconfirmed, { ...quiet, face: 'text-700' }, 10, true);
  const main = [
    ...rowBlocks(sheet, rows),
    ...(samples.length > 0 ? [unconfirmed, ...rowBlocks(sheet, samples, true)] : []),
    ...strips.map(({ note: more, ...strip }) => stripBlock(sheet, { ...strip, category, note: more })),
    ...modules.flatMap((module) => moduleBlocks(sheet, module, words.outcome)),
    ...tables.flatMap((table) => tableBlocks(sheet, table)),
  ];
  const last = main.at(-1);
  // Keeps a note on the same page as the item above it, and an introduction on the same page as the item below it.
  if (note && last) last.holdsNext = true;
  return [
    heading(sheet, title),
    ...paragraphs.map((text) => textBlock(sheet, 'P', text, body, 6, main.length > 0)),
    ...main,
    ...(note ? [textBlock(sheet, 'P', note, quiet, 8)] : []),
  ];
}

function heading(sheet: PrintSheet, title: string): Block {
  const style: TextStyle = { face: 'text-700', size: 15, color: sheet.colors.ink };
  const text = textBlock(sheet, 'H2', title, style, 0, true);
  return {
    ...text,
    above: 22,
    height: text.height + 10,
    draw(y) {
      sheet.artwork((pen) =>
        pen
          .moveTo(page.left, y)
          .lineTo(page.left + column, y)
          .lineWidth(1.5)
          .stroke(sheet.colors.ink),
      );
      text.draw(y + 9);
    },
  };
}

/** A paragraph or heading of full width. */
function textBlock(
  sheet: PrintSheet,
  type: string,
  text: string,
  style: TextStyle,
  above: number,
  holdsNext = false,
): Block {
  return {
    above,
    holdsNext,
    height: sheet.height(text, column, style),
    draw: (y) => sheet.write(type, sheet.root, text, [page.left, y, column], style),
  };
}

/** Labels and values on ruled lines, tagged as one list. */
function rowBlocks(sheet: PrintSheet, rows: readonly SyllabusRow[], isSample = false): Block[] {
  const { colors } = sheet;
  const labels: TextStyle = { face: 'text-400', size: 9, color: colors.slate, gap: 2.5 };
  const values: TextStyle = { face: 'text-400', size: 10, color: colors.ink, gap: 2.5 };
  const [left, gutter, inset] = [150, 14, 5];
  const width = column - left - gutter;
  let list: ReturnType<PrintSheet['tag']> | undefined;
  return rows.map(({ label, value, note }, index) => {
    const valueHeight = sheet.height(value, width, values);
    const noteHeight = note ? sheet.height(note, width, labels) : 0;
    const height = Math.max(sheet.height(label, left, labels), valueHeight + noteHeight) + 2 * inset;
    return {
      above: index === 0 ? 6 : 0,
      height,
      holdsNext: holdsNextItem(index, rows.length),
      draw(y) {
        list ??= sheet.tag('L');
        const item = sheet.tag('LI', list);
        sheet.artwork((pen) => {
          if (isSample) pen.dash(3, { space: 2.5 });
          pen
            .moveTo(page.left, y + height)
            .lineTo(page.left + column, y + height)
            .lineWidth(0.75)
            .stroke(colors.ui);
        });
        sheet.write('Lbl', item, label, [page.left, y + inset + 0.8, left], labels);
        const x = page.left + left + gutter;
        const body = sheet.tag('LBody', item);
        sheet.write('P', body, value, [x, y + inset, width], values);
        if (note) sheet.write('P', body, note, [x, y + inset + valueHeight, width], labels);
      },
    };
  });
}

/** Whether an item of a list is on the same page as the next: no page has only the first or the last item of a list. */
function holdsNextItem(index: number, length: number): boolean {
  return length > 1 && (index === 0 || index === length - 2);
}

function moduleBlocks(
  sheet: PrintSheet,
  { title, detail, text, topics, outcome }: SyllabusModule,
  end: string,
): Block[] {
  const { colors } = sheet;
  const body: TextStyle = { face: 'text-400', size: 10, color: colors.ink, gap: 3.5 };
  const holds = topics.length > 0 || text !== undefined || outcome !== undefined;
  return [
    ...(title ? [textBlock(sheet, 'H3', title, { face: 'text-700', size: 11.5, color: colors.ink }, 13, holds)] : []),
    ...(detail ? [textBlock(sheet, 'P', detail, { face: 'data-400', size: 9, color: colors.slate }, 3, holds)] : []),
    ...(text ? [textBlock(sheet, 'P', text, body, 4, topics.length > 0)] : []),
    ...topicBlocks(sheet, topics, body),
    ...(outcome ? [textBlock(sheet, 'P', `${end}: ${outcome}`, { ...body, face: 'text-700' }, 6)] : []),
  ];
}

function topicBlocks(sheet: PrintSheet, topics: readonly string[], style: TextStyle): Block[] {
  const indent = 14;
  let list: ReturnType<PrintSheet['tag']> | undefined;
  return topics.map((topic, index) => ({
    above: index === 0 ? 5 : 3,
    height: sheet.height(topic, column - indent, style),
    holdsNext: holdsNextItem(index, topics.length),
    draw(y) {
      list ??= sheet.tag('L');
      sheet.artwork((pen) => pen.rect(page.left + 2, y + 4, 4, 4).fill(sheet.colors.ink));
      sheet.write('LBody', sheet.tag('LI', list), topic, [page.left + indent, y, column - indent], style);
    },
  }));
}
