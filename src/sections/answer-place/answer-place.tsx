import { createElement, type ReactNode } from 'react';
import { answerElement } from '../../site/answer-place.ts';

/**
 * A form and its result, which the server renders again for the answers in an address. Markup outside this element must
 * not depend on the answers. Components inside it may not use `useId`: the server renders them without the surrounding
 * page.
 */
export function AnswerPlace({ children }: { children: ReactNode }) {
  return createElement(answerElement, { 'data-unmarked': '' }, children);
}
