import type { SiteContent } from '../../schema/site-content.ts';
import { allEditions } from '../../site/course-editions.ts';

/** The courses and places that the calendar's filter offers: those of all editions, past ones too. */
export function calendarChoices(content: Pick<SiteContent, 'courses'>) {
  const editions = allEditions(content);
  return {
    courses: Object.keys(content.courses).filter((id) => editions.some(({ course }) => course === id)),
    campuses: [...new Set(editions.map(({ campus }) => campus))].toSorted().toReversed(),
  };
}
