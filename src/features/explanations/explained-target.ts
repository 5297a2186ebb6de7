/**
 * Finds an element with an explanation: an acronym that links to the glossary, or a control with an icon and no text.
 */
export function explainedTarget(element: Element): HTMLElement | null {
  const target = element.closest<HTMLElement>(`${termLinks}, a[aria-label], button[aria-label]`);
  if (!target || target.matches(termLinks)) return target;
  return target.textContent.trim() === '' && target.querySelector('svg') ? target : null;
}

/**
 * Selector of the acronyms that are marked in the text of a page; see `term.css`. The addresses are those of the
 * glossary in the route table, which the script of every page does without.
 */
export const termLinks = "main :is(a[href^='/glosario#'], a[href^='/glossary#'])";
