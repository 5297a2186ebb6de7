import { inLanguage } from '../../i18n/language.ts';
import { comparedRows } from '../../tools/compare/content.ts';
import { linkedCourses } from '../course-parts/course-of.ts';
import { sampleDates } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';
import { comparedCourse } from './compared-course.ts';

export type CompareContent = ReturnType<typeof compareContent>['content'];

/** Picks the comparison: every course with a page, and the page's texts. */
export function compareContent(request: ContentRequest) {
  const { content, language } = request;
  const { head, hero, first, form, board, next, rows } = inLanguage(content.compare, language);
  const courses = linkedCourses(content).map(({ id, course }) => comparedCourse(request, id, course));
  return {
    head,
    content: {
      hero,
      first,
      courses,
      rows: comparedRows.map((id) => ({ id, label: rows[id] })),
      words: { ...form, ...board, sample: sampleDates(request) },
      next,
    },
  };
}
