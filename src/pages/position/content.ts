import { inLanguage } from '../../i18n/language.ts';
import type { ContentRequest } from '../page-content.ts';
import { approachDrawing, approachSteps } from './approach-example.ts';

export type PositionContent = ReturnType<typeof positionContent>['content'];

/** Picks the page of the exercises: their texts, the courses that teach them, and the solved run of the approach. */
export function positionContent({ content, language }: ContentRequest) {
  const { head, hero, start, exercises, note } = inLanguage(content.position, language);
  return {
    head,
    content: {
      hero,
      start,
      exercises: exercises.map(({ course, ...exercise }) => ({ ...exercise, course: courseLink(course) })),
      approach: { drawing: approachDrawing(), steps: approachSteps(language) },
      note,
    },
  };

  function courseLink(id: string) {
    const course = content.courses[id];
    if (!course?.route) throw new Error(`The course “${id}” has no page.`);
    return { route: course.route, suffix: course.anchor && `#${course.anchor}`, name: course.card.title[language] };
  }
}
