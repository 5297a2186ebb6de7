export const markdownMarks = ['bold', 'link', 'list', 'heading'] as const;
export type MarkdownMark = (typeof markdownMarks)[number];

/** A replacement of a part of a text, and the part to select afterwards, as offsets. */
export type MarkedText = { from: number; to: number; text: string; select: [start: number, end: number] };

/**
 * Sets a mark of Markdown on the selected text, or removes it. Bold and link mark the selected words; list and heading
 * mark whole lines. Of a link, the address is selected to be typed.
 * @param words stands for the text if none is selected
 */
export function marked(mark: MarkdownMark, text: string, [start, end]: [number, number], words: string): MarkedText {
  if (mark === 'list' || mark === 'heading') return markedLines(mark === 'list' ? '- ' : '## ', text, [start, end]);
  const chosen = text.slice(start, end) || words;
  if (mark === 'link') {
    const before = `[${chosen}](`;
    const at = start + before.length;
    return { from: start, to: end, text: `${before}https://)`, select: [at, at + 'https://'.length] };
  }
  const isBold = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**';
  if (isBold) return { from: start - 2, to: end + 2, text: chosen, select: [start - 2, start - 2 + chosen.length] };
  return { from: start, to: end, text: `**${chosen}**`, select: [start + 2, start + 2 + chosen.length] };
}

function markedLines(sign: string, text: string, [start, end]: [number, number]): MarkedText {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line === '' || line.startsWith(sign)) && lines.some((line) => line !== '');
  const changed = lines
    .map((line) =>
      isMarked ? line.slice(line === '' ? 0 : sign.length) : line === '' && lines.length > 1 ? '' : sign + line,
    )
    .join('\n');
  const last = from + changed.length;
  return { from, to, text: changed, select: lines.length > 1 ? [from, last] : [last, last] };
}
