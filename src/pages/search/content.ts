import type { Localized } from '../../i18n/language.ts';
import { searchWord } from '../../i18n/words/search.ts';
import type { ContentRequest } from '../page-content.ts';

/** Example questions that have a good answer. */
const examples: Localized<readonly string[]> = {
  es: ['cuánto cuesta el bloque 1', 'hace falta carrera', 'gafas', 'cuánto gana un controlador', 'ADI'],
  en: ['how much does block 1 cost', 'do I need a degree', 'glasses', 'how long is the course', 'ADI'],
};

export type SearchContent = ReturnType<typeof searchContent>['content'];

/** Picks the texts of the results page, and the results of the query. */
export function searchContent({ language, t, found = null }: ContentRequest) {
  const word = searchWord(language);
  return {
    head: { title: t('search.headTitle'), description: t('search.headDescription') },
    content: {
      hero: { title: word('title'), lead: word('lead') },
      words: { label: word('label'), submit: word('submit'), examples: word('examples') },
      examples: examples[language],
      found,
    },
  };
}
