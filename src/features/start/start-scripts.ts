import { html } from '../../browser/html.ts';
import { stayPlain } from '../../browser/plain-page.ts';
import { inputs, whenIdle, whenLoaded } from '../../browser/when-idle.ts';

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const { script = '', modules = '', pageData = '' } = html.dataset;
  // Without these links, the entry would request its modules step by step.
  for (const href of modules.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: pageData });
  import(/* @vite-ignore */ script).catch(stayPlain);
}

function addLink(attributes: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/**
 * Requests the page's scripts when the page has loaded and the browser is idle, or at the first input. The cookie
 * notice is due soon after the load: its own module is requested at once when the page has loaded.
 */
export function startScripts(): void {
  // If this module cannot be loaded, the visitor is not asked, and nothing that needs consent is stored.
  whenLoaded(() => void import(/* @vite-ignore */ html.dataset.consentScript ?? '').catch(() => undefined));
  whenIdle(start);
  for (const input of inputs) addEventListener(input, start, { once: true, capture: true, passive: true });
}
