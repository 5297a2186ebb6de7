import type { ContentFileLine } from '../../../schema/office-content.ts';
import { useLanguage } from '../../words/words.ts';
import { englishTitle } from '../editor/in-english.ts';

/** A function that puts files in the order of their titles in the language of the screen. */
export function useTitleOrder(): (lines: readonly ContentFileLine[]) => ContentFileLine[] {
  const language = useLanguage();
  const titleOf = useFileTitle();
  const name = ({ title, course }: ContentFileLine) => titleOf(title, course?.englishTitle ?? undefined);
  return (lines) => lines.toSorted((one, other) => name(one).localeCompare(name(other), language, { numeric: true }));
}

/** A function that names a file in the language of the screen; `english` is the English title in the file. */
export function useFileTitle(): (title: string, english?: string) => string {
  const language = useLanguage();
  return (title, english) => (language === 'en' ? englishTitle(title, english) : title);
}
