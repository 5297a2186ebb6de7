import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language, type Localized } from '../../src/i18n/language.ts';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import { escapeHtml } from '../../src/site/head.ts';

/** A drawing in one language: for wide columns and, where it needs another layout, for phones. */
export type FigureDrawing = { wide: string; narrow?: string | undefined };

/** The drawings that texts may show, by their ids. A drawing may lack a language. */
export type Figures = ReadonlyMap<string, Partial<Localized<FigureDrawing>>>;

const fileName = /^(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(?<language>[a-z]{2}))?(?<narrow>\.narrow)?\.svg$/;

/**
 * Reads every drawing of `content/figures`: `<id>.<language>.svg`, or `<id>.svg` where no words are in it; and beside
 * it `….narrow.svg`, laid out for phones. They are drawn by the scripts in `art/charts/figures`.
 */
export async function readFigures(folder: string): Promise<Figures> {
  const figures = new Map<string, Partial<Localized<FigureDrawing>>>();
  const names = (await readdir(folder).catch((): string[] => [])).toSorted();
  for (const name of names) {
    const { id, language, narrow } = fileName.exec(name)?.groups ?? {};
    if (!id) continue;
    const svg = await readFile(join(folder, name), 'utf8');
    const figure = figures.get(id) ?? {};
    for (const each of language ? [language as Language] : languages) {
      const before = figure[each] ?? { wide: '' };
      figure[each] = narrow ? { ...before, narrow: svg } : { ...before, wide: svg };
    }
    figures.set(id, figure);
  }
  return figures;
}

export type FigureText = { alt: string; caption: string };

/** A drawing as it stands in an article: named by its description, followed by its caption. */
export function figureHtml({ wide, narrow }: FigureDrawing, { alt, caption }: FigureText): string {
  const layouts = narrow ? [named(wide, alt, 'wide'), named(narrow, alt, 'narrow')] : [named(wide, alt)];
  return `<figure data-figure="">${layouts.join('')}${captionHtml(caption)}</figure>`;
}

/** The drawing for feed readers: its description takes its place. */
export function figureForFeeds({ alt, caption }: FigureText): string {
  return `<figure><p>[${escapeHtml(alt)}]</p>${captionHtml(caption)}</figure>`;
}

function captionHtml(caption: string): string {
  return caption === '' ? '' : `<figcaption>${escapeHtml(keepTogether(caption))}</figcaption>`;
}

/** Two layouts have the same name; the style sheet hides one of them, from screen readers too. */
function named(svg: string, alt: string, layout?: 'wide' | 'narrow'): string {
  const shown = layout ? ` data-layout="${layout}"` : '';
  // HTML needs no name space on an <svg>; a file does.
  const inHtml = svg.trim().replace(' xmlns="http://www.w3.org/2000/svg"', '');
  return inHtml.replace('<svg', `<svg role="img" aria-label="${escapeHtml(alt)}"${shown}`);
}
