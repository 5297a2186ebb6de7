import { searchWord } from '../../i18n/words/search.ts';
import type { ContentRequest } from '../page-content.ts';

export type SearchContent = ReturnType<typeof searchContent>['content'];

/** Picks the words of the results page; what is found comes with the query, from the server or in the browser. */
export function searchContent({ language, t }: ContentRequest) {
  const word = searchWord(language);
  return {
    head: { title: t('search.headTitle'), description: t('search.headDescription') },
    content: {
      hero: { title: word('title'), lead: word('hint') },
      words: { label: word('label'), submit: word('submit'), failed: word('failed') },
    },
  };
}
