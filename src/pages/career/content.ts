import { longDate } from '../../i18n/format.ts';
import { fill } from '../../i18n/words/fill.ts';
import { inLanguage } from '../../i18n/language.ts';
import { linkedCourseOf } from '../course-parts/course-of.ts';
import type { ContentRequest } from '../page-content.ts';

export type CareerContent = ReturnType<typeof careerContent>['content'];

/**
 * Selects the content of the career map: its points with the courses that lead to them, its time limits, its sources.
 */
export function careerContent({ content, language, t }: ContentRequest) {
  const { head, hero, sources, form, words, steps, clocks, former, references, next } = inLanguage(
    content.career,
    language,
  );
  return {
    head,
    content: {
      hero,
      points: steps.map(({ courses, ...step }) => ({
        ...step,
        courses: courses.map((id) => {
          const { card, route, anchor } = linkedCourseOf(content, id);
          return { id, name: card.title[language], route, suffix: anchor && `#${anchor}` };
        }),
      })),
      clocks,
      former,
      sources: Object.entries(sources).map(([id, { title, url, read }]) => ({
        id,
        title,
        url,
        read: fill(references.read, { day: longDate(read, language) }),
      })),
      form,
      words: { ...words, notForNavigation: t('campus.notForNavigation') },
      references,
      next,
    },
  };
}
