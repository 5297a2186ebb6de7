import type { Edition } from '../../schema/editions.ts';
import type { CampusId } from '../../schema/references.ts';
import type { StartDate } from '../../schema/start-date.ts';
import { editionsOfCourse } from '../../site/course-editions.ts';
import { latestStarted, nextEdition } from '../../site/editions.ts';
import type { ContentRequest } from '../page-content.ts';
import { courseOf } from './course-of.ts';

type Asked = Pick<ContentRequest, 'content' | 'today'>;

/**
 * The next edition of a course on the day of the request: every page that names one asks here.
 * @param campus looks only at what is held there, and online
 */
export function nextOfCourse({ content, today }: Asked, id: string, campus?: CampusId): Edition | undefined {
  const editions = editionsOfCourse(id, courseOf(content, id));
  const here = campus ? editions.filter((each) => each.campus === campus || each.campus === 'online') : editions;
  return nextEdition(here, today);
}

/** When a course starts next, on a campus if one is given; without an edition ahead, how its dates are set. */
export function nextStart(request: Asked, id: string, campus?: CampusId): StartDate {
  return nextOfCourse(request, id, campus)?.start ?? courseOf(request.content, id).facts.start;
}

/** When the last edition of a course started that has begun by the day of the request. */
export function previousStart({ content, today }: Asked, id: string): StartDate | undefined {
  return latestStarted(editionsOfCourse(id, courseOf(content, id)), today)?.start;
}
