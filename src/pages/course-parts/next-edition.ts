import { longDate } from '../../i18n/format.ts';
import type { Edition } from '../../schema/editions.ts';
import type { CampusId } from '../../schema/references.ts';
import type { StartDate } from '../../schema/start-date.ts';
import { editionsOfCourse } from '../../site/course-editions.ts';
import { startText } from '../../site/course-words.ts';
import { editionState, latestStarted, nextEdition } from '../../site/editions.ts';
import type { ContentRequest } from '../page-content.ts';
import { courseOf } from './course-of.ts';

type Asked = Pick<ContentRequest, 'content' | 'today'>;

/**
 * The next edition of a course on the day of the request: every page that names one asks here.
 * @param campus looks only at editions held there, and online
 */
export function nextOfCourse({ content, today }: Asked, id: string, campus?: CampusId): Edition | undefined {
  const editions = editionsOfCourse(id, courseOf(content, id));
  const here = campus ? editions.filter((each) => each.campus === campus || each.campus === 'online') : editions;
  return nextEdition(here, today);
}

/**
 * Says in words when a course starts next, and whether that edition has its last places, no places, or is closed.
 * Without an edition ahead: how the course's dates are set.
 * @param write writes the start, long or short
 * @param campus looks only at editions held there, and online
 */
export function nextStartText(
  request: Asked & Pick<ContentRequest, 'language' | 't'>,
  id: string,
  write: typeof startText = startText,
  campus?: CampusId,
): string {
  const { content, t, today } = request;
  const next = nextOfCourse(request, id, campus);
  if (!next) return write(courseOf(content, id).facts.start, request);
  const start = write(next.start, request);
  // The places of a sample are left out.
  if (content.editions.asOf) return start;
  const state = editionState(next, today);
  return state === 'last-places' || state === 'full' || state === 'closed'
    ? t(`editions.next.${state}`, { start })
    : start;
}

/** When a course starts next as a fact, whose label says that it is a sample as long as it is one. */
export function startFact(
  request: Asked & Pick<ContentRequest, 'language' | 't'>,
  id: string,
  write: typeof startText = startText,
  campus?: CampusId,
) {
  const label = request.t('facts.label.start');
  const isDate = nextOfCourse(request, id, campus) !== undefined;
  return { label: isDate ? dateLabel(request, label) : label, value: nextStartText(request, id, write, campus) };
}

/** The label of an edition's date: it says that the date is a sample as long as the content has a day of its own. */
export function dateLabel({ content, t }: Pick<ContentRequest, 'content' | 't'>, label: string): string {
  return content.editions.asOf ? t('sample.label', { label }) : label;
}

/** The line above dates that are samples; none once today counts. */
export function sampleDates({
  content,
  language,
  t,
}: Pick<ContentRequest, 'content' | 'language' | 't'>): string | undefined {
  const { asOf } = content.editions;
  return asOf && t('editions.sample', { day: longDate(asOf, language) });
}

/** The start of the latest edition of a course that has begun. */
export function previousStart({ content, today }: Asked, id: string): StartDate | undefined {
  return latestStarted(editionsOfCourse(id, courseOf(content, id)), today)?.start;
}
