import { headMark, type HeadElement } from '../../site/head.ts';

/** Replaces the title, the address and the structured data of the previous page in the document's head. */
export function applyHead(elements: readonly HeadElement[]): void {
  for (const old of document.querySelectorAll(`[${headMark}]`)) old.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(headMark, '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
