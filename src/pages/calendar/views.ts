import type { SiteContent } from '../../schema/site-content.ts';
import type { RouteParams } from '../../site/links.ts';
import { allEditions } from '../../site/course-editions.ts';
import { wholeView } from '../../site/views.ts';

/** The courses and places that the calendar's filter offers: those of all editions, past ones too. */
export function calendarChoices(content: Pick<SiteContent, 'courses'>) {
  const editions = allEditions(content);
  return {
    courses: Object.keys(content.courses).filter((id) => editions.some(({ course }) => course === id)),
    campuses: [...new Set(editions.map(({ campus }) => campus))].toSorted().toReversed(),
  };
}

/** All combinations of the filter, except the empty one. */
export function calendarViews(content: Pick<SiteContent, 'courses'>): RouteParams[] {
  const { courses, campuses } = calendarChoices(content);
  return [wholeView, ...courses]
    .flatMap((course) => [wholeView, ...campuses].map((campus) => ({ course, campus })))
    .slice(1);
}
