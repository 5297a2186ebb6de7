import { inLanguage } from '../../i18n/language.ts';
import type { ContentRequest } from '../page-content.ts';

export type CanIContent = ReturnType<typeof canIContent>['content'];

/** Picks the questions about a candidate, and the rules that answer them. */
export function canIContent({ content, language }: ContentRequest) {
  const { head, ...page } = inLanguage(content.canI, language);
  return { head, content: page };
}
