import { createElement, type ReactNode } from 'react';
import { answerElement } from '../../site/answer-place.ts';

/**
 * A form and its result, which the server renders again for the answers in an address. Markup outside it must not
 * depend on them. Its components may not use `useId`: the server renders them without the surrounding page.
 */
export function AnswerPlace({ children }: { children: ReactNode }) {
  return createElement(answerElement, { 'data-unmarked': '' }, children);
}
