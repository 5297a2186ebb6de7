import { html } from './html.ts';
import { whenLoaded } from './when-idle.ts';

/**
 * Tells whether this browser is at least as new as `browserslist` in package.json demands: both features came with
 * those versions. In an older one the page stays as the server wrote it.
 */
export function isSupported(): boolean {
  return CSS.supports('selector(:has(a)) and (color: color-mix(in srgb, red, red))');
}

/**
 * Shows the document's parts for browsers without JavaScript. `data-scripted` of the html element says that a page is
 * going to be live: styles then hide those parts.
 */
export function stayPlain(): void {
  delete html.dataset.scripted;
  whenLoaded(() => {
    for (const written of document.querySelectorAll('body noscript')) written.outerHTML = written.innerHTML;
  });
}
