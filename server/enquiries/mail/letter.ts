import type { Language } from '../../../src/i18n/language.ts';

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

/**
 * The first word of a name, for the greeting of an automatic mail; null unless it has 2 to 20 letters, apostrophes or
 * hyphens. The address may belong to a stranger: a name must not carry a link, a number or a message to them.
 */
export function greetingName(name: string): string | null {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]{1,19}$/u.test(first) ? first : null;
}

/**
 * Replaces line breaks, control characters and direction marks by single blanks, for a header, a table or a terminal.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Splits a text into lines, each cleaned by `oneLine`. */
export function linesOf(value: string): string[] {
  return value.split(/\r\n|\r|\n/u).map(oneLine);
}
