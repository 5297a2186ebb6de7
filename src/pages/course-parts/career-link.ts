import { careerQuery } from '../../tools/career/career-route.ts';
import type { ContentRequest } from '../page-content.ts';

/** Returns a link to the career map; it shows the route to the first point that lists the course, if any. */
export function careerLink({ content, t }: Pick<ContentRequest, 'content' | 't'>, id: string) {
  const [start, ...points] = content.career.steps;
  const point = points.find(({ courses }) => courses.includes(id));
  return {
    page: 'career' as const,
    suffix: start && point && careerQuery({ from: start.id, to: point.id }),
    label: t('coursePage.career'),
  };
}
