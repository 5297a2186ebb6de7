import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language, type Localized } from '../../src/i18n/language.ts';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import { escapeHtml } from '../../src/site/head.ts';

/** A drawing in one language: the layout for wide screens, and the layout for phones if it differs. */
export type FigureDrawing = { wide: string; narrow?: string | undefined };

/** The drawings for articles, by id. A drawing may be missing in a language. */
export type Figures = ReadonlyMap<string, Partial<Localized<FigureDrawing>>>;

const fileName = /^(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(?<language>[a-z]{2}))?(?<narrow>\.narrow)?\.svg$/;

/**
 * Reads all drawings of `content/figures`: `<id>.<language>.svg`, or `<id>.svg` for a drawing without words, and
 * `….narrow.svg` for phones. The scripts in `art/charts/figures` draw them.
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

/** A drawing as a figure of an article: named by its description, with its caption. */
export function figureHtml({ wide, narrow }: FigureDrawing, { alt, caption }: FigureText): string {
  const layouts = narrow ? [named(wide, alt, 'wide'), named(narrow, alt, 'narrow')] : [named(wide, alt)];
  return `<figure data-figure="">${layouts.join('')}${captionHtml(caption)}</figure>`;
}

/** The description and the caption of a drawing, which replace it in feeds. */
export function figureForFeeds({ alt, caption }: FigureText): string {
  return `<figure><p>[${escapeHtml(alt)}]</p>${captionHtml(caption)}</figure>`;
}

function captionHtml(caption: string): string {
  return caption === '' ? '' : `<figcaption>${escapeHtml(keepTogether(caption))}</figcaption>`;
}

/** Names an inline SVG. Of two layouts with the same name, the style sheet hides one, also from screen readers. */
function named(svg: string, alt: string, layout?: 'wide' | 'narrow'): string {
  const shown = layout ? ` data-layout="${layout}"` : '';
  // An SVG in HTML needs no `xmlns`, unlike an SVG file.
  const inHtml = svg.trim().replace(' xmlns="http://www.w3.org/2000/svg"', '');
  return inHtml.replace('<svg', `<svg role="img" aria-label="${escapeHtml(alt)}"${shown}`);
}
