import { languages } from '../../i18n/language.ts';
import { routePath } from '../../site/routes.ts';

/**
 * Finds an element with an explanation: an acronym that links to the glossary, or a control with an icon and no text.
 */
export function explainedTarget(element: Element): HTMLElement | null {
  const target = element.closest<HTMLElement>(`${termLinks}, a[aria-label], button[aria-label]`);
  if (!target || target.matches(termLinks)) return target;
  return target.textContent.trim() === '' && target.querySelector('svg') ? target : null;
}

/** Selector of the acronyms that the build and `mark-first-uses.ts` mark in the text of a page; see `term.css`. */
export const termLinks = `main a:is(${languages
  .map((language) => `[href^='${routePath('glossary', language)}#']`)
  .join(', ')})`;
