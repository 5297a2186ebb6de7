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

/** Acronyms in the text of a page, marked by the build and by `mark-first-uses.ts`, and styled in `term.css`. */
export const termLinks = `main a:is(${languages
  .map((language) => `[href^='${routePath('glossary', language)}#']`)
  .join(', ')})`;
