import { forDarkTheme } from './drawing/dark-theme.ts';
import { drawingLanguages, type DrawingLanguage } from './drawing/language.ts';
import type { Drawing } from './drawings.ts';

/** A file to draw: its name below `content/pictures` without extension, and its SVG. */
export type Master = Pick<Drawing, 'pixels' | 'quoted'> & { name: string; svg: string; language?: DrawingLanguage };

/**
 * The files of a drawing: one for each language if it has words. Unless the drawing is `deep`, each file has another
 * for the dark theme: `core-tower.es`, `core-tower.es.dark`, …
 */
export function mastersOf(id: string, { svg, pixels, quoted, deep = false }: Drawing): Master[] {
  const sheets = Object.fromEntries(drawingLanguages.map((language) => [language, svg(language)])) as Record<
    DrawingLanguage,
    string
  >;
  const worded = sheets.es !== sheets.en;
  const light: Master[] = worded
    ? drawingLanguages.map((language) => ({ name: `${id}.${language}`, svg: sheets[language], pixels, language }))
    : [{ name: id, svg: sheets.es, pixels, ...(quoted && { quoted }) }];
  if (deep) return light;
  return [
    ...light,
    ...light.map((master) => ({ ...master, name: `${master.name}.dark`, svg: forDarkTheme(master.svg) })),
  ];
}
