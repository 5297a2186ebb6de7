import { html } from '../../browser/html.ts';
import { watchDialog } from '../../browser/watch-dialog.ts';
import { whenLoaded } from '../../browser/when-idle.ts';
import { showToast } from '../toasts/show-toast.ts';
import { consentIds } from './consent-ids.ts';
import { noticeDelay, type ConsentChoice } from './consent-state.ts';
import { clearConsent, decideConsent, getConsent, subscribeToConsent } from './consent-store.ts';

const answers: Readonly<Record<string, ConsentChoice>> = {
  refuse: { analytics: false, marketing: false },
  accept: { analytics: true, marketing: true },
};

/**
 * Shows the notice 2 s after the document has loaded if there is no decision yet, stores the answer and confirms it.
 * `test-cookies=true` in the address clears an earlier decision. Notice and preferences are plain markup in every
 * document and need no component of the page.
 */
export function askConsent(): void {
  const notice = document.getElementById(consentIds.notice)!;
  const announcement = document.getElementById(consentIds.announcement)!;
  const preferences = document.getElementById(consentIds.preferences) as HTMLDialogElement;
  const form = preferences.querySelector('form')!;
  let isDue = false;
  let focusedBefore: EventTarget | null = null;

  function show(): void {
    const isDecided = getConsent().name === 'decided';
    html.dataset.consent = isDecided ? 'decided' : 'open';
    const asks = isDue && !isDecided;
    const hadFocus = notice.contains(document.activeElement);
    notice.hidden = announcement.hidden = !asks;
    if (!asks && hadFocus) giveFocusBack();
  }

  /** Restores the focus: the focused button is hidden with the notice. */
  function giveFocusBack(): void {
    const before = focusedBefore instanceof HTMLElement && focusedBefore.isConnected ? focusedBefore : null;
    (before ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }

  function decide(choice: ConsentChoice, said: string | undefined): void {
    decideConsent(choice);
    showToast(said ?? '');
  }

  notice.addEventListener('click', ({ target }) => {
    const { consent = '', said } = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset ?? {};
    const choice = answers[consent];
    if (choice) decide(choice, said);
  });
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !notice.contains(relatedTarget as Node)) focusedBefore = relatedTarget;
  });
  form.addEventListener('submit', () => {
    const chosen = new FormData(form);
    decide({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') }, form.dataset.said);
  });
  watchDialog(preferences, () => {
    const consent = getConsent();
    for (const [name, accepted] of Object.entries(consent.name === 'decided' ? consent.choice : answers['refuse']!))
      (form.elements.namedItem(name) as HTMLInputElement).checked = accepted;
  });
  occupyLowerEdge(notice);
  subscribeToConsent(show);
  if (new URLSearchParams(location.search).get('test-cookies') === 'true') clearConsent();
  show();
  whenLoaded(() =>
    setTimeout(() => {
      isDue = true;
      show();
    }, noticeDelay - sinceLoad()),
  );
}

/** Milliseconds since the end of the document's load event; zero during it. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType<'navigation'>('navigation');
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}

/**
 * Sets `--lower-edge` to the height of the notice on the body, for the space below its end, and on elements with
 * `data-lower-edge`. A control that has the focus is scrolled above the notice.
 */
function occupyLowerEdge(notice: HTMLElement): void {
  function reveal(): void {
    const focused = document.activeElement;
    if (notice.hidden || !focused?.matches('main *, footer *')) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const margin = Math.max(least, Number.parseFloat(getComputedStyle(focused).scrollMarginBlockEnd));
    const behind = bottom + margin - notice.getBoundingClientRect().top;
    if (behind > 0 && top >= 0 && top < innerHeight) window.scrollBy({ top: behind });
  }
  new ResizeObserver(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, [data-lower-edge]'))
      element.style.setProperty('--lower-edge', `${notice.offsetHeight}px`);
    reveal();
  }).observe(notice);
  // The browser scrolls to the focused element after the event.
  document.addEventListener('focusin', () => requestAnimationFrame(reveal));
}

/** Least space between a focused control and the notice, in pixels; the control's scroll margin may ask for more. */
const least = 16;
