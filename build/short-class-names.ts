import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** How the names of CSS modules are written until they are shortened: easy to find, in style sheets and in scripts. */
export const scopedPattern = 'm[hash]__[local]';
const scopedName = /\bm[\w-]{6}__[\w-]+/g;

const sheetFile = /\.module\.css$/;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = `${letters}0123456789`;
/** They begin with a capital, unlike the site's global classes and those that ad blockers hide. */
const capitals = letters.toUpperCase();

/**
 * Gives the classes of CSS modules names of three or four letters: two for the file, the others for the class. Every
 * document carries its classes twice, in its styles and in its markup, and random names compress least. Both builds,
 * that of the browser and that of the server, come to the same names.
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

  // The style sheet is seen between Vite's two steps for styles, the module that exports its names after the second.
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

/** All sheets of CSS modules below a folder, in an order that is the same on every machine. */
function listSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => sheetFile.test(name))
    .map((name) => join(folder, name))
    .toSorted();
}
