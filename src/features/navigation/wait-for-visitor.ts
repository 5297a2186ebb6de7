import { html } from '../../browser/html.ts';
import { stayPlain } from '../../browser/plain-page.ts';
import { pressAgain } from '../../browser/press-again.ts';
import { readStore } from '../../browser/storage.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { givenKey, noticeDelay } from '../consent/consent-state.ts';
import { askCountry } from '../language/ask-country.ts';
import { showForm } from '../forms/frame/show-form.ts';
import type { WithEarlySigns } from './early-signs.ts';

const { head } = document;
const { sheet = '', script = '', modules = '', pageData = '' } = html.dataset;

function addLink(attributes: Record<string, string>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  head.append(link);
  return link;
}

/** The browser looks for the anchor of the address before there is anything of it to scroll to. */
function goToAnchor(): void {
  if (window.scrollY === 0 && location.hash)
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

const { early } = window as WithEarlySigns;
let isAwake = false;

/** Asks at once for all that hydration needs; the entry would find it step by step. */
function wake(): void {
  if (isAwake) return;
  isAwake = true;
  early.stop();
  for (const href of modules.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: pageData });
  // The page works without: whoever cannot load it now gets it with the next page.
  import(/* @vite-ignore */ script).catch(stayPlain);
}

withSheet(() => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', goToAnchor);
  else goToAnchor();
});
// What the inline script found too old stays as the server wrote it.
if ('scripted' in html.dataset) {
  if (early.isThere) wake();
  early.wake = wake;
  whenIdle(isExpected() ? wake : wait);
}

/**
 * Whether the scripts have something to do before anybody touches the page: to measure as was consented, to follow the
 * address, to lead back to where the visitor was.
 */
function isExpected(): boolean {
  const { search, hash } = location;
  return Boolean(readStore('localStorage', givenKey) ?? (/^\?(?!lang=..$)/.test(search) || hash || history.state));
}

/**
 * A visitor who only looks needs no scripts. Until there is a sign of life, four things happen by themselves: consent is
 * asked for, the country is learnt where the document does not know it, pictures and forms are shown when they are in sight,
 * and what only lives with scripts wakes the page then.
 */
function wait(): void {
  setTimeout(askForConsent, noticeDelay);
  if (!html.dataset.country) void askCountry().then((country) => country && wake());
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting || isAwake) continue;
      observer.unobserve(target);
      if (target.matches('[data-near]')) target.setAttribute('data-near', 'yes');
      else if (!showForm(target, wake)) wake();
    }
  });
  for (const place of document.querySelectorAll('[data-wakes], [data-near=unknown]')) observer.observe(place);
}

/** Not before its styles are there: it would lie across the page. A page that is live asks by itself. */
function askForConsent(): void {
  withSheet(() => {
    if ('live' in html.dataset) return;
    for (const part of document.querySelectorAll<HTMLElement>('[data-asks]')) part.hidden = false;
  });
}

/** Runs a task when the site's sheet is there. */
function withSheet(task: () => void): void {
  const link = head.querySelector<HTMLLinkElement>(`link[href="${sheet}"]`);
  if (link && !link.sheet) link.addEventListener('load', task);
  else task();
}

/**
 * A press on a button that only a live page answers is kept and pressed again then. Links, popovers and whatever else the
 * browser knows by itself need none of this; the commands of dialogs are done here for browsers that do not know them.
 */
let pressed: HTMLElement | null = null;
answer(early.pressed);
document.addEventListener('click', ({ target }) => answer(target));

function answer(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const named = button?.getAttribute('commandfor');
  if (named) {
    if (!('command' in HTMLButtonElement.prototype)) toggleDialog(named);
  } else if (!('live' in html.dataset) && !button?.popoverTargetElement) pressed = button ?? pressed;
}

function toggleDialog(id: string): void {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

new MutationObserver((_, observer) => {
  observer.disconnect();
  if (pressed) pressAgain(pressed);
}).observe(html, { attributeFilter: ['data-live'] });
