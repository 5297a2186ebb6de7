/** A style sheet of a screen. `classes` are the beginnings of its class names if only markup from the server has them. */
export type ScreenSheet = { css: string; classes: readonly string[] | null };

/** The style element of a page: the sheets of its screen, but for those of sections that the page does not have. */
export function pageStyles(sheets: readonly ScreenSheet[], body: string): string {
  const used = sheets.filter(({ classes }) => !classes || classes.some((start) => body.includes(start)));
  return `<style>${used.map(({ css }) => css).join('')}</style>`;
}

/**
 * Splits off the class names of a sheet.
 * @param scripted the styles of all islands, which may add their classes at any time
 */
export function screenSheet(css: string, scripted: string): ScreenSheet {
  const names = [...css.matchAll(/\.(-?[A-Z_][\w-]*)/gi)].map(([, name = '']) => name);
  // A class of a module has the module's hash before its name; any other class may be anywhere.
  const starts = [...new Set(names.map((name) => /^.+?_(?=[A-Z])/i.exec(name)?.[0] ?? ''))];
  const isDrawnOnly = starts.length > 0 && starts.every((start) => start !== '' && !scripted.includes(`.${start}`));
  return { css, classes: isDrawnOnly ? starts : null };
}
