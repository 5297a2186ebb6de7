import PDFDocument from 'pdfkit';
import { rareLetters, usualLetters } from '../font-letters.ts';
import type { Face, PrintParts } from './print-parts.ts';

/** Size of the page and its margins, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 48, bottom: 60 };
export const column = page.width - page.left - page.right;

/** The setting of text: font, size in points, colour, extra space between lines, and alignment. */
export type TextStyle = { face: Face; size: number; color: string; gap?: number; align?: 'left' | 'right' };

/** An element of the PDF's structure tree, which screen readers follow. */
export type Tag = PDFKit.PDFStructureElement;

/** A part that is never split over two pages: its height, and how to draw it at a distance from the top. */
export type Block = {
  /** Space above it, which is left out at the top of a page. */
  above: number;
  height: number;
  /** Whether it must be on the same page as the next block, as headings are. */
  holdsNext?: boolean;
  draw(y: number): void;
};

type DocumentFacts = {
  locale: string;
  title: string;
  about: string;
  author: string;
  /** `YYYY-MM-DD`; the file's dates and id are derived from it. */
  day: string;
};

export type PrintSheet = ReturnType<typeof openSheet>;

const letters = new Set(usualLetters + rareLetters);

/** Opens a tagged PDF. The same calls with the same facts give the same bytes. */
export function openSheet({ fonts, colors }: PrintParts, { locale, title, about, author, day }: DocumentFacts) {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    // Without a font PDFKit would look for its standard ones.
    font: Buffer.from(fonts['text-400'], 'base64') as unknown as string,
    info: {
      Title: title,
      Subject: about,
      Author: author,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: new Date(`${day}T00:00:00Z`),
    },
  });
  for (const [face, font] of Object.entries(fonts)) doc.registerFont(face, Buffer.from(font, 'base64'));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();

  /** Adds an element to another, or to the document. */
  function tag(type: string, parent: Tag = root, options: { scope?: string; title?: string } = {}): Tag {
    const element = doc.struct(type, options);
    parent.add(element);
    return element;
  }

  function height(text: string, width: number, { face, size, gap = 0 }: TextStyle): number {
    return doc.font(face).fontSize(size).heightOfString(text, { width, lineGap: gap });
  }

  function widthOf(text: string, { face, size }: TextStyle): number {
    return doc.font(face).fontSize(size).widthOfString(text);
  }

  /** Writes a text as an element of the structure tree. */
  function write(type: string, parent: Tag, text: string, at: [x: number, y: number, width: number], style: TextStyle) {
    const missing = [...text].find((letter) => !letters.has(letter));
    if (missing) throw new Error(`No font of printed documents has “${missing}”, in: ${text}`);
    const [x, y, width] = at;
    const { face, size, color, gap = 0, align = 'left' } = style;
    const element = tag(type, parent, type === 'TH' ? { scope: 'Column' } : {});
    element.add(doc.markStructureContent(type));
    doc.font(face).fontSize(size).fillColor(color).text(text, x, y, { width, lineGap: gap, align });
    doc.endMarkedContent();
    element.end();
  }

  /** Draws decoration, which screen readers skip. */
  function artwork(draw: (pen: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    doc.markContent('Artifact', { type });
    doc.save();
    draw(doc);
    doc.restore();
    doc.endMarkedContent();
  }

  /** Places blocks below each other, on a new page if they do not fit. Spaces are reduced if that saves a page. */
  function flow(blocks: readonly Block[], from: number): void {
    const trials = [1, 0.85, 0.7].map((spacing) => placesOf(blocks, from, spacing));
    const pagesOf = (places: readonly Place[]) => places.filter(({ opensPage }) => opensPage).length;
    const fewest = Math.min(...trials.map(pagesOf));
    const chosen = trials.find((places) => pagesOf(places) === fewest) ?? [];
    blocks.forEach((block, index) => {
      const { y = 0, opensPage } = chosen[index] ?? {};
      if (opensPage) doc.addPage();
      block.draw(y);
    });
  }

  /** Writes a line at the foot of every page, and closes the document. */
  async function finish(foot: (page: number, pages: number) => [left: string, right: string]): Promise<Buffer> {
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      doc.switchToPage(index);
      const [left, right] = foot(index + 1, count);
      artwork((pen) => {
        const y = page.height - page.bottom + 22;
        pen.moveTo(page.left, y - 8).lineTo(page.width - page.right, y - 8);
        pen.lineWidth(0.75).stroke(colors.ui);
        pen.font('text-400').fontSize(8).fillColor(colors.slate);
        pen.text(left, page.left, y, { width: column - 60, lineBreak: false });
        pen.text(right, page.left, y, { width: column, align: 'right' });
      }, 'Pagination');
    }
    const ended = new Promise((resolve) => doc.on('end', resolve));
    doc.end();
    await ended;
    return Buffer.concat(chunks);
  }

  return { colors, root, tag, height, widthOf, write, artwork, flow, finish };
}

/** The position of a block: its distance from the top, and whether a new page begins with it. */
type Place = { y: number; opensPage: boolean };

/** @param spacing the share of the space above each block that remains, from 0 to 1 */
function placesOf(blocks: readonly Block[], from: number, spacing: number): Place[] {
  let bottom = from;
  return blocks.map(({ above, height }, index) => {
    let needed = above * spacing + height;
    for (let at = index; blocks[at]?.holdsNext; at++)
      needed += (blocks[at + 1]?.above ?? 0) * spacing + (blocks[at + 1]?.height ?? 0);
    const opensPage = bottom + needed > page.height - page.bottom;
    const y = opensPage ? page.top : bottom + above * spacing;
    bottom = y + height;
    return { y, opensPage };
  });
}
