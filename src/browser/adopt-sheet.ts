const adopted = new Set<string>();

/** Adds the styles of a part that loads by itself, once: they stand in no other page's sheet. */
export function adoptSheet(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
