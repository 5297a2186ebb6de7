import { readFileSync } from 'node:fs';
import type { CSSOptions, Plugin } from 'vite';

/** How style sheets are compiled: breakpoints are custom media. */
export const styleOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
} satisfies CSSOptions;

/** Adds the breakpoints of `src/styles/breakpoints.css` to every style sheet, which is compiled by itself. */
export function breakpoints(): Plugin {
  const statements = readFileSync('src/styles/breakpoints.css', 'utf8');
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: { filter: { id: /\.css(?:$|\?(?!raw))/ }, handler: (sheet) => sheet + statements },
  };
}
