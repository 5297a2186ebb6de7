import { html } from './html.ts';
import { whenLoaded } from './when-idle.ts';

/**
 * Whether the browser supports popovers and subgrid, as all browsers of `browserslist` in package.json do. In other
 * browsers the page keeps the served markup.
 */
export function isSupported(): boolean {
  return CSS.supports('selector(:popover-open) and (grid-template-rows: subgrid)');
}

/**
 * Shows the parts of the document that are meant for browsers without JavaScript. Styles hide these parts while the
 * html element has `data-scripted`: the page is then hydrated, or will be.
 */
export function stayPlain(): void {
  delete html.dataset.scripted;
  whenLoaded(() => {
    for (const written of document.querySelectorAll('body noscript')) written.outerHTML = written.innerHTML;
  });
}
