import { expect, test } from 'vitest';
import { marked, type MarkdownMark } from './markdown-marks.ts';

/** The text after a mark is set on the part between the bars, with bars around the part that is then selected. */
function after(mark: MarkdownMark, shown: string): string {
  const [before = '', chosen = '', behind = ''] = shown.split('|');
  const text = before + chosen + behind;
  const { from, to, text: put, select } = marked(mark, text, [before.length, before.length + chosen.length], 'texto');
  const all = text.slice(0, from) + put + text.slice(to);
  return `${all.slice(0, select[0])}|${all.slice(...select)}|${all.slice(select[1])}`;
}

test.each<[MarkdownMark, string, string]>([
  ['bold', 'La |torre| ve', 'La **|torre|** ve'],
  ['bold', 'La **|torre|** ve', 'La |torre| ve'],
  ['bold', 'La || ve', 'La **|texto|** ve'],
  ['link', 'La |torre|', 'La [torre](|https://|)'],
  ['list', 'uno\nd|o|s', 'uno\n- dos||'],
  ['list', '|uno\n\ndos|', '|- uno\n\n- dos|'],
  ['list', '|- uno\n- dos|', '|uno\ndos|'],
  ['list', '||', '- ||'],
  ['heading', 'uno\n|dos|\ntres', 'uno\n## dos||\ntres'],
  ['heading', '## d||os', 'dos||'],
])('%s on %j gives %j', (mark, shown, expected) => expect(after(mark, shown)).toBe(expected));
