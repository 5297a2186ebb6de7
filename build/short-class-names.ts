import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The pattern of class names before they are shortened, which can be found reliably in style sheets and scripts. */
export const scopedPattern = 'm[hash]__[local]';
const scopedName = /\bm[\w-]{6}__[\w-]+/g;

const sheetFile = /\.module\.css$/;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = `${letters}0123456789`;
/** Short names contain a capital, unlike the site's global classes and those that ad blockers hide. */
const capitals = letters.toUpperCase();

/**
 * Shortens the class names of CSS modules to three or four characters: two for the file, the rest for the class. Every
 * document has its classes twice, in styles and markup, and random names compress worst. The builds for browser and
 * server get the same names.
 */
export function shortClassNames(): Plugin[] {
  const sheets = listSheets(resolve('src'));
  const known = new Map<string, string>();
  const perFile = new Map<string, number>();

  function shorten(code: string, file: string): string {
    const place = sheets.indexOf(file);
    if (place < 0) throw new Error(`The sheet "${file}" is not in src.`);
    return code.replace(scopedName, (name) => {
      const short = known.get(name);
      if (short) return short;
      const index = perFile.get(file) ?? 0;
      perFile.set(file, index + 1);
      const fresh = letters.charAt(place % 26) + capitals.charAt(Math.floor(place / 26)) + numeral(index);
      known.set(name, fresh);
      return fresh;
    });
  }

  // Vite handles style sheets in two plugins. This step shortens names before both, and once more after them, in the
  // modules that export the names.
  const step = (name: string, enforce?: 'post'): Plugin => ({
    name,
    apply: 'build',
    ...(enforce ? { enforce } : {}),
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      return sheetFile.test(file) ? { code: shorten(code, file), map: null } : null;
    },
  });
  return [step('short-class-names'), step('short-class-names-exports', 'post')];
}

function numeral(index: number): string {
  const rest = Math.floor(index / digits.length);
  return digits.charAt(index % digits.length) + (rest > 0 ? numeral(rest - 1) : '');
}

/** All sheets of CSS modules below a folder, in the same order on every machine. */
function listSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => sheetFile.test(name))
    .map((name) => join(folder, name))
    .toSorted();
}
