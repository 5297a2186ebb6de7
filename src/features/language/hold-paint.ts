import { html } from '../../browser/html.ts';
import { readStore } from '../../browser/storage.ts';
import { preferenceKey } from './preference-key.ts';

/** How long the paint of a page, or a link of it, waits for the start script at most, in milliseconds: it may not come. */
export const longestHold = 2000;

/**
 * Holds the first paint back where the visitor may belong to another language: `place-document.ts` decides first.
 * @returns whether it is held
 */
export function holdPaint(): boolean {
  const requested = new URLSearchParams(location.search).get('lang');
  const wanted = requested ?? readStore('localStorage', preferenceKey) ?? html.dataset.guess;
  if (!wanted || wanted === html.lang) return false;
  html.style.visibility = 'hidden';
  setTimeout(releasePaint, longestHold);
  return true;
}

/** Paints a page that may have been held back. */
export function releasePaint(): void {
  html.style.visibility = '';
}
