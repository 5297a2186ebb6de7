import { inLanguage } from '../../i18n/language.ts';
import { fill } from '../../i18n/words/fill.ts';
import type { ContentRequest } from '../page-content.ts';

export type ProposalContent = ReturnType<typeof proposalContent>['content'];

/** Picks the page on which an organisation asks for a proposal. The response time is shown once it is confirmed. */
export function proposalContent({ content, language }: ContentRequest) {
  const { head, hero, next } = inLanguage(content.proposal, language);
  const months = content.centre.legal.retentionMonths;
  const steps = next.steps.map(({ title, text }) => ({ title, text: fill(text, { months }) }));
  const { items } = content.services.offer;
  const time = items.find(({ id }) => id === 'time');
  const promised = time && !time.sample ? [{ title: time.title[language], text: time.text[language] }] : [];
  return {
    head,
    content: {
      hero,
      form: { title: inLanguage(content.formTexts.forms.proposal, language).title },
      courses: Object.keys(content.courses),
      next: { title: next.title, items: [...steps, ...promised] },
    },
  };
}
