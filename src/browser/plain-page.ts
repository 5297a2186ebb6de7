import { html } from './html.ts';
import { whenLoaded } from './when-idle.ts';

/**
 * Whether the browser supports popovers and subgrid, as all browsers of `oldestBrowsers` in vite.config.ts do. In other
 * browsers the page keeps the served markup.
 */
export function isSupported(): boolean {
  return CSS.supports('selector(:popover-open) and (grid-template-rows: subgrid)');
}

/**
 * Shows the parts of the document that are meant for browsers without JavaScript. Styles hide these parts while the
 * html element has `data-scripted`: elements and islands are then alive, or will be.
 */
export function stayPlain(): void {
  delete html.dataset.scripted;
  whenLoaded(() => {
    for (const written of document.querySelectorAll('body noscript')) written.outerHTML = written.innerHTML;
  });
}

/** Shows the plain page if the module of every page cannot be loaded. */
export function stayPlainWithoutModule(): void {
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') stayPlain();
  };
  // Such events do not bubble.
  addEventListener('error', notice, true);
}
