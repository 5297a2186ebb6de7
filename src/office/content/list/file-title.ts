import { useLanguage } from '../../words/words.ts';
import { englishTitle } from '../editor/in-english.ts';

/** A function that names a file in the language of the screen; `english` is the English title in the file. */
export function useFileTitle(): (title: string, english?: string) => string {
  const language = useLanguage();
  return (title, english) => (language === 'en' ? englishTitle(title, english) : title);
}
