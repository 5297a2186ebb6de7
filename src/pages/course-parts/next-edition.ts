import type { Course } from '../../schema/course.ts';
import type { Edition } from '../../schema/editions.ts';
import type { StartDate } from '../../schema/start-date.ts';
import { editionsOfCourse } from '../../site/course-editions.ts';
import { latestStarted, nextEdition } from '../../site/editions.ts';
import type { ContentRequest } from '../page-content.ts';
import { courseOf } from './course-of.ts';

type Asked = Pick<ContentRequest, 'content' | 'today'>;

/** The next edition of a course on the day of the request: every page that names one asks here. */
export function nextOfCourse({ content, today }: Asked, id: string): Edition | undefined {
  return nextEdition(editionsOfCourse(id, courseOf(content, id)), today);
}

/** When a course starts next; without an edition ahead, how its dates are set. */
export function nextStart(request: Asked, id: string): StartDate {
  return nextOfCourse(request, id)?.start ?? courseOf(request.content, id).facts.start;
}

/** When the last edition of a course started that has begun by the day of the request. */
export function previousStart({ content, today }: Asked, id: string): StartDate | undefined {
  return latestStarted(editionsOfCourse(id, courseOf(content, id)), today)?.start;
}

/** A course of the content with its id. */
export type KnownCourse = { id: string; course: Course };
