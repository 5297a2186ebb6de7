import type { Course } from '../../schema/course.ts';
import type { Curriculum } from '../../sections/course-page/hours-tables.tsx';
import { durationText } from '../../site/course-words.ts';
import { courseOf } from './course-of.ts';
import type { ContentRequest } from '../page-content.ts';

/** The hours of a course by subject: its own table, or one for each course that it consists of. */
export function courseCurricula(request: ContentRequest, course: Course): Curriculum[] {
  const { content, language, t } = request;
  const records = course.facts.parts?.map((id) => courseOf(content, id)) ?? [course];
  return records.flatMap(({ card, facts: { curriculum } }) =>
    curriculum
      ? {
          caption: t('coursePage.caption', {
            block: card.title[language],
            duration: durationText(curriculum.duration, request),
          }),
          subjects: curriculum.subjects.map(({ subject, ...row }) => ({ ...row, subject: subject[language] })),
        }
      : [],
  );
}
