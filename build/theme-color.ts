import { readFileSync } from 'node:fs';
import { paletteOf } from '../src/styles/palette.ts';

/** The colour of the browser's own bar: the header's colour, from the tokens. */
export function themeColor(): string {
  return paletteOf(readFileSync('src/styles/tokens.css', 'utf8'))('deep');
}
