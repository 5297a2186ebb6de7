const { documentElement: html } = document;

/**
 * Whether this browser is at least as old as the `browserslist` of package.json says: what it is asked for came with just
 * those versions. An older one keeps the page as the server wrote it.
 */
function isSupported(): boolean {
  return CSS.supports('selector(:has(a))') && CSS.supports('color: color-mix(in srgb, red, red)');
}

/**
 * Marks the document as one that is going to be live: styles hide what stands there for the others. Without the mark (no
 * JavaScript, an old browser, a script that could not be had) the page is the plain one.
 */
export function expectLive(): boolean {
  const isExpected = isSupported();
  if (isExpected) html.dataset.scripted = '';
  else stayPlain();
  return isExpected;
}

/** Takes the mark away, and shows what the document holds for browsers without JavaScript. */
export function stayPlain(): void {
  delete html.dataset.scripted;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showWritten);
  else showWritten();
}

function showWritten(): void {
  for (const written of document.querySelectorAll('body noscript')) written.outerHTML = written.innerHTML;
}
