import { isSupported, stayPlain } from '../../browser/plain-page.ts';
import { firstInputs, whenIdle, whenLoaded } from '../../browser/when-idle.ts';

const { documentElement: html, head } = document;
const { sheet = '', script = '', modules = '', pageData = '' } = html.dataset;

function addLink(attributes: Record<string, string>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  head.append(link);
  return link;
}

/** Adds the site's sheet. Until it is there what lies below the fold is not drawn; if it cannot be had, the plain text is. */
function addSheet(): void {
  if (!sheet || head.querySelector(`link[href="${sheet}"]`)) return;
  const link = addLink({ rel: 'stylesheet', href: sheet });
  link.addEventListener('error', () => head.querySelector('style')?.remove());
  link.addEventListener('load', () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', goToAnchor);
    else goToAnchor();
  });
}

/** The browser looks for the anchor of the address before there is anything of it to scroll to. */
function goToAnchor(): void {
  if (window.scrollY === 0 && location.hash)
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** Asks at once for all that hydration needs; the entry would find it step by step. */
function addScript(): void {
  for (const href of modules.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: pageData });
  // The page works without: whoever cannot load it now gets it with the next page.
  import(/* @vite-ignore */ script).catch(stayPlain);
}

// Pictures of the first view come before everything that is not painted with.
if (location.hash) addSheet();
else whenLoaded(addSheet);
for (const input of ['scroll', ...firstInputs]) {
  window.addEventListener(input, addSheet, { once: true, passive: true });
}
if (isSupported()) {
  html.dataset.scripted = '';
  whenIdle(addScript, { orAtFirstInput: true });
} else stayPlain();

/**
 * A press on a button that only a live page answers is kept and pressed again then. Links, popovers and whatever else the
 * browser knows by itself need none of this; the commands of dialogs are done here for browsers that do not know them.
 */
let pressed: HTMLElement | null = null;
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const named = button?.getAttribute('commandfor');
  if (named) {
    if (!('command' in HTMLButtonElement.prototype)) toggleDialog(named);
  } else if (!('live' in html.dataset) && !button?.popoverTargetElement) pressed = button ?? pressed;
});

function toggleDialog(id: string): void {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

new MutationObserver((_, observer) => {
  observer.disconnect();
  pressed?.click();
}).observe(html, { attributeFilter: ['data-live'] });
