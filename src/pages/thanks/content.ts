import { inLanguage } from '../../i18n/language.ts';
import { fill } from '../../i18n/words/fill.ts';
import type { ContentRequest } from '../page-content.ts';

export type ThanksContent = ReturnType<typeof thanksContent>['content'];

/** Picks the page after a form; the response time is read from the contact page. */
export function thanksContent({ content, language, t }: ContentRequest) {
  const { head, ...page } = inLanguage(content.thanks, language);
  const promised = inLanguage(content.contact.panel.answer, language);
  const mark = promised?.sample ? ` (${t('sample.tag')})` : '';
  const answer = promised ? `${promised.label}: ${small(promised.text)}${mark}.` : '';
  const items = page.next.items.map((item) => ({ text: fill(item, { answer }).trim() }));
  return { head, content: { ...page, next: { ...page.next, items } } };
}

/** A text with a small first letter, to follow a colon. */
function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
