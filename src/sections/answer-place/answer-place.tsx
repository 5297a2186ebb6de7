import { createElement, type ReactNode } from 'react';
import { answerElement } from '../../site/answer-place.ts';

/**
 * A form and its result, which the server draws anew for the answers in an address. Nothing around it may depend on
 * them. Its components take no `useId`: the server draws them without the page around them.
 */
export function AnswerPlace({ children }: { children: ReactNode }) {
  return createElement(answerElement, { 'data-unmarked': '' }, children);
}
