import type { ContentFileLine } from '../../../schema/office-content.ts';
import { useLanguage } from '../../words/words.ts';
import { englishTitle } from '../editor/in-english.ts';

/** A function that puts files in the order of their titles in the language of the screen. */
export function useTitleOrder(): (lines: readonly ContentFileLine[]) => ContentFileLine[] {
  const language = useLanguage();
  const titleOf = useFileTitle();
  const name = ({ title, course }: ContentFileLine) => titleOf(title, course);
  return (lines) => lines.toSorted((one, other) => name(one).localeCompare(name(other), language, { numeric: true }));
}

/** A function that names a file in the language of the screen; a course has its English title in its line. */
export function useFileTitle(): (title: string, course?: ContentFileLine['course']) => string {
  const language = useLanguage();
  return (title, course) => (language === 'en' ? englishTitle(title, course?.englishTitle ?? undefined) : title);
}
