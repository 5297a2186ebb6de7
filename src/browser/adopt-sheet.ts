const adopted = new Set<string>();

/**
 * Adds the styles of a part that is loaded on demand; a second call with the same styles does nothing. The styles are
 * in no page's style sheet.
 */
export function adoptSheet(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
