import { inLanguage } from '../../i18n/language.ts';
import { linkedCourseOf } from '../course-parts/course-of.ts';
import type { ContentRequest } from '../page-content.ts';
import { approachDrawing, approachSteps } from './approach-example.ts';

export type PositionContent = ReturnType<typeof positionContent>['content'];

/**
 * Selects the content of the exercises: their texts, the courses that teach them, and the solved run of the approach.
 */
export function positionContent({ content, language, t }: ContentRequest) {
  const { head, hero, start, exercises, note } = inLanguage(content.position, language);
  return {
    head,
    name: hero.title,
    content: {
      hero,
      start,
      exercises: exercises.map(({ course, ...exercise }) => ({ ...exercise, course: courseLink(course) })),
      approach: { drawing: approachDrawing(), steps: approachSteps(language) },
      note,
    },
  };

  function courseLink(id: string) {
    const { route, anchor, card, shown } = linkedCourseOf(content, id);
    if (!shown) return { route: 'courses' as const, anchor: undefined, name: t('nav.courses') };
    return { route, anchor, name: card.title[language] };
  }
}
