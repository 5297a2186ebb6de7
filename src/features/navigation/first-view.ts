import { html } from '../../browser/html.ts';
import { isSupported, stayPlain } from '../../browser/plain-page.ts';
import { inputs, signsOfLife, whenLoaded } from '../../browser/when-idle.ts';
import { longestHold, releasePaint } from '../language/hold-paint.ts';
import type { EarlySigns, WithEarlySigns } from './early-signs.ts';

let sheetLink: HTMLLinkElement | undefined;

/** Adds the site's sheet. Until it is there what lies below the fold is not drawn; if it cannot be had, the plain text is. */
function addSheet(): void {
  const { head } = document;
  const { sheet } = html.dataset;
  if (!sheet || sheetLink) return;
  sheetLink = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  sheetLink.addEventListener('error', () => head.querySelector('style')?.remove());
  head.append(sheetLink);
}

let asked: Promise<void> | undefined;
let waits = true;

/** Asks for the start script. The page works without: whoever cannot load it now gets it with the next page. */
export function askForStart(): Promise<void> {
  asked ??= import(/* @vite-ignore */ html.dataset.start ?? '')
    .catch(() => {
      releasePaint();
      stayPlain();
    })
    .then(() => {
      waits = false;
    });
  return asked;
}

// Pictures of the first view come before everything that is not painted with.
if (location.hash) addSheet();
else whenLoaded(addSheet);
for (const input of ['scroll', ...inputs]) addEventListener(input, addSheet, { once: true, passive: true });

if (isSupported()) html.dataset.scripted = '';
else stayPlain();

const listening = new AbortController();
const early: EarlySigns = { isThere: false, pressed: null, wake() {}, stop: () => listening.abort() };
(window as WithEarlySigns).early = early;

function heed(event: Event): void {
  if (isStill(event)) return;
  if (event.type === 'click') keep(event as MouseEvent);
  early.isThere = true;
  void askForStart();
  early.wake();
}

/** Browsers report a mouse that stands still, as the page comes to lie below it. */
function isStill(event: Event): boolean {
  const { movementX, movementY } = event as Partial<MouseEvent>;
  return event.type === 'pointermove' && !movementX && !movementY;
}

/** The start script writes into a link what the next document has to know: one that is pressed before waits for it, but not long. */
function keep(event: MouseEvent): void {
  const { target } = event;
  early.pressed = target;
  const link = target instanceof Element && target.closest<HTMLElement>('a[href^="/"]');
  if (!link || !waits || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void Promise.race([askForStart(), new Promise((resolve) => setTimeout(resolve, longestHold))]).then(() => {
    waits = false;
    link.click();
  });
}

function heedEach(signs: readonly string[]): void {
  for (const sign of signs)
    addEventListener(sign, heed, { capture: true, passive: sign !== 'click', signal: listening.signal });
}

heedEach(inputs);
whenLoaded(() => heedEach(signsOfLife));
