import { careerQuery } from '../../deciding/career/career-route.ts';
import type { ContentRequest } from '../page-content.ts';

/** Links to the career map: to the route to the first point that a course leads to, if there is one. */
export function careerLink({ content, t }: Pick<ContentRequest, 'content' | 't'>, id: string) {
  const [start, ...points] = content.career.steps;
  const point = points.find(({ courses }) => courses.includes(id));
  return {
    page: 'career' as const,
    suffix: start && point && careerQuery({ from: start.id, to: point.id }),
    label: t('coursePage.career'),
  };
}
