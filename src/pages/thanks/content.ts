import { inLanguage } from '../../i18n/language.ts';
import type { ContentRequest } from '../page-content.ts';

export type ThanksContent = ReturnType<typeof thanksContent>['content'];

/** Picks what the page after a form says. */
export function thanksContent({ content, language }: ContentRequest) {
  const { head, ...page } = inLanguage(content.thanks, language);
  return { head, content: page };
}
