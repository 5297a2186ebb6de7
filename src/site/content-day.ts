import type { SiteContent } from '../schema/site-content.ts';
import { allEditions } from './course-editions.ts';
import { addDays, addMonths, madridDay } from './days.ts';
import { startSpan, stateChanges } from './editions.ts';
import { shownVisits, visitChanges } from './visits.ts';

/** Number of months in the calendar, including the current one. */
export const calendarMonths = 18;

/**
 * The day that pages show as today: `asOf` if the content has samples, otherwise the date in Europe/Madrid at the given
 * moment.
 */
export function contentDay({ editions }: Pick<SiteContent, 'editions'>, now: Date): string {
  return editions.asOf ?? madridDay(now);
}

/**
 * The days on which the drawn pages become outdated, in order. On such a day an edition starts or enters the calendar,
 * an announcement begins, or one of these ended on the day before: an edition, its enrolment, an announcement, a visit
 * or its booking. Sample content with a fixed day has no such days.
 */
export function contentChanges(content: Pick<SiteContent, 'courses' | 'editions' | 'banner' | 'visits'>): string[] {
  if (content.editions.asOf) return [];
  const days = allEditions(content).flatMap((edition) => {
    const span = startSpan(edition.start);
    const enters = span && addMonths(`${span.first.slice(0, 7)}-01`, 1 - calendarMonths);
    return [...stateChanges(edition), ...(enters ? [enters] : [])];
  });
  const announced = content.banner.announcements.flatMap(({ from, until }) => [
    ...(from ? [from] : []),
    ...(until ? [addDays(until, 1)] : []),
  ]);
  const visits = shownVisits(content).flatMap(visitChanges);
  return [...new Set([...days, ...announced, ...visits])].toSorted();
}
