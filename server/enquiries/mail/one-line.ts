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
