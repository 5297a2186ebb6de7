import { readStore } from '../../browser/storage.ts';
import { preferenceKey } from './preference-key.ts';

const { documentElement: html } = document;

/** Longest time that nothing is painted, in milliseconds: the script that decides may not come. */
const longestHold = 2000;

/** Holds the first paint back where the visitor may belong to another language: `place-document.ts` decides first. */
export function holdPaint(): void {
  const requested = new URLSearchParams(location.search).get('lang');
  const wanted = requested ?? readStore('localStorage', preferenceKey) ?? html.dataset.guess;
  if (!wanted || wanted === html.lang) return;
  html.style.visibility = 'hidden';
  setTimeout(releasePaint, longestHold);
}

/** Paints a page that may have been held back. */
export function releasePaint(): void {
  html.style.visibility = '';
}
