import { inLanguage } from '../../i18n/language.ts';
import type { ContentRequest } from '../page-content.ts';

export type FeedbackContent = ReturnType<typeof feedbackContent>['content'];

export function feedbackContent({ content, language, picture }: ContentRequest) {
  const { head, hero, search, card, instructors, empty, sample } = inLanguage(content.feedback, language);
  return {
    head,
    content: {
      hero,
      search,
      empty,
      card: { ...card, sample },
      instructors: instructors.map(({ name, formUrl, picture: id }) => ({
        name,
        formUrl,
        picture: id ? picture(id) : undefined,
      })),
    },
  };
}
