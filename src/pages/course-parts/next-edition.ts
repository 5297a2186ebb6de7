import { longDate, wholeNumber } from '../../i18n/format.ts';
import type { Edition } from '../../schema/editions.ts';
import type { CampusId } from '../../schema/references.ts';
import type { StartDate } from '../../schema/start-date.ts';
import { editionsOfCourse } from '../../site/course-editions.ts';
import { quantityText, shortStart, startText } from '../../site/course-words.ts';
import { editionState, isOpen, latestStarted, nextEdition, type EditionState } from '../../site/editions.ts';
import type { ContentRequest } from '../page-content.ts';
import { courseOf } from './course-of.ts';

type Asked = Pick<ContentRequest, 'content' | 'today'>;

/**
 * The next edition of a course on the day of the request; every page that names a next edition uses this function.
 * @param campus limits the search to editions at this campus and online
 */
export function nextOfCourse({ content, today }: Asked, id: string, campus?: CampusId): Edition | undefined {
  const editions = editionsOfCourse(id, courseOf(content, id));
  const here = campus ? editions.filter((each) => each.campus === campus || each.campus === 'online') : editions;
  return nextEdition(here, today);
}

/**
 * The next start of a course as text, with a note on last places, no places or closed enrolment. Without a future
 * edition, the text is the start in the course's facts.
 * @param write writes the start, long or short
 * @param campus limits the search to editions at this campus and online
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
  // The note about free places is left out for samples.
  if (content.editions.asOf) return start;
  const state = editionState(next, today);
  const named = stateName(next, state);
  return named === 'last-place' || named === 'last-places' || named === 'full' || named === 'closed'
    ? t(`editions.next.${named}`, { start })
    : start;
}

/** The key of an edition's state text: a single last place has a text of its own. */
export function stateName({ placesLeft }: Pick<Edition, 'placesLeft'>, state: EditionState) {
  return state === 'last-places' && placesLeft === 1 ? 'last-place' : state;
}

/**
 * The start and the places of a course's next edition as two facts. The number of free places is stated for an open
 * edition whose date is real and shared with no other edition. The start then omits its note on last places.
 * @param named the announced edition, if it is not the next one
 */
export function startAndPlaces(request: ContentRequest, id: string, named?: Edition) {
  const { content, language, t, today } = request;
  const next = named ?? nextOfCourse(request, id);
  const { seats } = courseOf(content, id).facts;
  const label = t('facts.label.seats');
  const ofCourse = seats === undefined ? t('facts.toBeSaid') : quantityText(seats, request);
  const facts = {
    start: named
      ? { label: dateLabel(request, t('facts.label.start')), value: shortStart(named.start, request) }
      : startFact(request, id, shortStart),
    places: { label, value: next?.places === undefined ? ofCourse : wholeNumber(next.places, language) },
  };
  if (content.editions.asOf || next?.places === undefined || next.placesLeft === undefined) return facts;
  if (!isOpen(next, today) || !startsAlone(request, next)) return facts;
  return {
    start: { ...facts.start, value: shortStart(next.start, request) },
    places: { label, value: t('editions.placesLeft', { left: next.placesLeft, places: next.places }) },
  };
}

/**
 * The campus of a course's next edition, if the course is held at several and no other edition starts at the same time.
 */
export function nextCampus(request: ContentRequest, id: string): string | undefined {
  const next = nextOfCourse(request, id);
  const { locations } = courseOf(request.content, id).facts;
  return next && locations.length > 1 && next.campus !== 'online' && startsAlone(request, next)
    ? request.t(`facts.place.${next.campus}`)
    : undefined;
}

/** Whether no other edition of the course starts at the same time. */
function startsAlone({ content }: Asked, { id, course, start }: Edition): boolean {
  const others = editionsOfCourse(course, courseOf(content, course)).filter((other) => other.id !== id);
  return !others.some((other) => JSON.stringify(other.start) === JSON.stringify(start));
}

/** The next start of a course as a fact; while its date is a sample, the label says so. */
export function startFact(
  request: Asked & Pick<ContentRequest, 'language' | 't'>,
  id: string,
  write: typeof startText = startText,
) {
  const label = request.t('facts.label.start');
  const isDate = nextOfCourse(request, id) !== undefined;
  return { label: isDate ? dateLabel(request, label) : label, value: nextStartText(request, id, write) };
}

/** The label of an edition's date: it says that the date is a sample while the content sets its own day (`asOf`). */
export function dateLabel({ content, t }: Pick<ContentRequest, 'content' | 't'>, label: string): string {
  return content.editions.asOf ? t('sample.label', { label }) : label;
}

/** The note above sample dates; undefined without samples. */
export function sampleDates({
  content,
  language,
  t,
}: Pick<ContentRequest, 'content' | 'language' | 't'>): string | undefined {
  const { asOf } = content.editions;
  return asOf && t('editions.sample', { day: longDate(asOf, language) });
}

/** Whether places of a course can be booked. */
export function hasPlaces(request: Asked, id: string): boolean {
  const next = nextOfCourse(request, id);
  return !request.content.editions.asOf && next !== undefined && isOpen(next, request.today);
}

/** The start of the latest edition of a course that has already begun. */
export function previousStart({ content, today }: Asked, id: string): StartDate | undefined {
  return latestStarted(editionsOfCourse(id, courseOf(content, id)), today)?.start;
}
