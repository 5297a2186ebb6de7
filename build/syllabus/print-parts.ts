import { readFileSync } from 'node:fs';
import { fromKeys } from '../../src/i18n/from-keys.ts';
import { courseCategories } from '../../src/schema/course-categories.ts';
import { paletteOf } from '../../src/styles/palette.ts';

/** The fonts of printed documents, by file name. */
const faces = ['text-400', 'text-700', 'data-400', 'data-700'] as const;
export type Face = (typeof faces)[number];

/**
 * Fonts and colours as data, with which printed documents and social pictures can be drawn without the source files.
 */
export type PrintParts = ReturnType<typeof readPrintParts>;

/** Reads the fonts, as base64, and the light colours of the tokens. */
export function readPrintParts() {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const color = paletteOf(tokens);
  return {
    fonts: fromKeys(faces, (face) => readFileSync(`build/syllabus/fonts/${face}.ttf`, 'base64')),
    colors: {
      ...fromKeys(['deep', 'ink', 'magenta', 'paper', 'slate', 'ui', 'white', 'yellow'] as const, color),
      strips: fromKeys(courseCategories, (category) => ({
        paper: lightColor(tokens, `strip-${category}`),
        holder: lightColor(tokens, `strip-${category}-holder`),
      })),
    },
  };
}

/** The light colour of a token with `light-dark(…)`. */
function lightColor(tokens: string, role: string): string {
  const [, value = '', name] = new RegExp(`--${role}: light-dark\\((#\\w+|var\\(--color-(\\w+)\\))`).exec(tokens) ?? [];
  if (!value) throw new Error(`There is no --${role} with a light colour in src/styles/tokens.css.`);
  return name === undefined ? value : paletteOf(tokens)(name as 'white' | 'slate');
}
