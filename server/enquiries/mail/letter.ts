import type { Language } from '../../../src/i18n/language.ts';
import { linesOf } from './one-line.ts';

/** The content of a mail, from which both its text and its HTML are made. */
export type Letter = {
  language: Language;
  subject: string;
  /** Paragraphs above the rows. */
  opening: string[];
  /** Rows of a label and a value; a value may have several lines. */
  rows: [label: string, value: string][];
  /** The main link, below the rows. */
  action?: { words: string; href: string };
  /** Paragraphs below the main link. */
  closing: string[];
  link?: { words: string; href: string };
  signature: string[];
};

export function plainText({ opening, rows, action, closing, link, signature }: Letter): string {
  const table = rows.map(([label, value]) => {
    const lines = linesOf(value);
    return lines.length === 1 ? `${label}: ${lines[0]}` : `${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
  });
  const linked = (to: Letter['link']) => (to ? [`${to.words}:\n${to.href}`] : []);
  const blocks = [...opening, table.join('\n'), ...linked(action), ...closing, ...linked(link)];
  return `${blocks.join('\n\n')}\n\n-- \n${signature.join('\n')}\n`;
}
