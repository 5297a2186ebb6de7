import { capital, longDate, wholeNumber, wordList } from '../../i18n/format.ts';
import type { Course } from '../../schema/course.ts';
import type { Edition } from '../../schema/editions.ts';
import type { FormId } from '../../schema/enquiry.ts';
import type { EditionListContent, EditionRow } from '../../sections/editions/edition-row.ts';
import type { NamedEdition } from '../../sections/enquiry-band/enquiry-band.tsx';
import { editionCalendarPath } from '../../site/calendar-paths.ts';
import { editionsOfCourse } from '../../site/course-editions.ts';
import { editionPlaceText, quantityText, startText } from '../../site/course-words.ts';
import { editionState, isListed, type EditionState } from '../../site/editions.ts';
import type { RouteId } from '../../site/routes.ts';
import type { ContentRequest } from '../page-content.ts';
import { courseOf, linkedCourseOf } from './course-of.ts';
import { placeCell, priceCell } from './course-strips.ts';
import { nextVisit } from './visit-lines.ts';
import { sampleDates, stateName } from './next-edition.ts';

/** The editions of a course on its page; undefined if the course has never had an edition. */
export function editionList(request: ContentRequest, id: string): EditionListContent | undefined {
  const { content, t, today } = request;
  const all = editionsOfCourse(id, courseOf(content, id));
  if (all.length === 0) return undefined;
  const ahead = all.filter((edition) => isListed(edition, today));
  const past = all.filter((edition) => !isListed(edition, today)).toReversed();
  const rows = ahead.map((edition) => editionRow(request, edition, 'start'));
  return {
    title: t('editions.title'),
    sample: sampleDates(request),
    rows,
    none: ahead.length === 0 ? t('editions.none') : undefined,
    blank: ahead.length === 0 ? blankStrip(request, id) : undefined,
    // Offers notices of the next intake while dates are samples, and if all listed editions are open, because their
    // dates may not suit the visitor.
    tellMe:
      content.editions.asOf || rows.every((row) => !row.tellMe) ? { course: id, label: t('tellMe.next') } : undefined,
    visits: nextVisit(request, { course: id }),
    past: past.length > 0 ? { title: t('editions.past'), rows: past.map((row) => pastRow(request, row)) } : undefined,
  };
}

/** The strip of a course without dates: its place and price, and a link to ask. */
function blankStrip(request: ContentRequest, id: string): EditionListContent['blank'] {
  const { t, language, content } = request;
  const { code, category } = linkedCourseOf(content, id);
  const { facts } = courseOf(content, id);
  return {
    category,
    code: code[language],
    name: t('editions.undated'),
    cells: [placeCell(facts, request), priceCell(facts, request)],
    action: t('editions.askWaiting'),
  };
}

/** Editions that the form of a course's page may be about. */
export function namedEditions(id: string, course: Course): NamedEdition[] {
  return editionsOfCourse(id, course).map((edition) => ({ id: edition.id, campus: campusOf(edition) }));
}

/**
 * An edition as a strip, or a row of the calendar.
 * @param named the title: the start of the edition among editions of one course, otherwise the course
 */
export function editionRow(request: ContentRequest, edition: Edition, named: 'start' | 'course'): EditionRow {
  const { content, language, t, today } = request;
  const { id, course: courseId, start, price } = edition;
  const { card, code, category, route, anchor } = linkedCourseOf(content, courseId);
  const { facts } = courseOf(content, courseId);
  const state = editionState(edition, today);
  const placeName = editionPlaceText(facts, edition.campus, request);
  const places = placesText(edition, state, request);
  const isDated = start !== 'to-be-announced';
  const isOpen = state === 'open' || state === 'last-places';
  // On the course's page the title of an undated edition says that the date is missing. A sample does not state that
  // places are free.
  const isSample = content.editions.asOf !== undefined;
  const hasState = isOpen ? !isSample : named === 'course' || state !== 'to-be-announced';
  return {
    id,
    course: courseId,
    campus: campusOf(edition),
    category,
    code: code[language],
    ...(named === 'start'
      ? { name: capital(startText(start, request)) }
      : { name: card.title[language], detail: isDated ? startText(start, request) : undefined }),
    state,
    stateText: hasState ? t(`editions.state.${stateName(edition, state)}`) : undefined,
    placeName,
    places,
    // Without a number of its own, the number is that of the course.
    placesOfEach: edition.places === undefined ? places : t('editions.each', { places }),
    cells: [
      { label: t('facts.label.place'), value: placeName },
      { label: t('editions.places'), value: places },
      ...(price && price !== facts.price && state !== 'cancelled' ? [priceCell({ price }, request)] : []),
    ],
    notes: state === 'cancelled' ? [] : notes(edition, request),
    route,
    anchor,
    tellMe: tellMeWords[state] && t(tellMeWords[state]),
    action: t(isOpen && !isSample ? 'editions.ask' : 'editions.askWaiting'),
    calendar: isDated && state !== 'cancelled' ? editionCalendarPath(id, language) : undefined,
  };
}

/** The text of the link to be notified, by the state of the edition; an open edition has no such link. */
const tellMeWords: Partial<Record<EditionState, 'tellMe.dates' | 'tellMe.places' | 'tellMe.next'>> = {
  'to-be-announced': 'tellMe.dates',
  'full': 'tellMe.places',
  'closed': 'tellMe.next',
  'cancelled': 'tellMe.next',
};

/** The form of a course's page: the preparation for European providers has its own. */
export function formOfCourse(route: RouteId): FormId {
  return route === 'selectionProcess' ? 'selection-process' : 'information';
}

function campusOf({ campus }: Edition) {
  return campus === 'online' ? undefined : campus;
}

/**
 * The free places and all places of an edition: «3 de 16». The free places are omitted if enrolment is closed or dates
 * are samples, and stand alone if the number of all places is unknown.
 */
function placesText({ places, placesLeft, course }: Edition, state: EditionState, request: ContentRequest): string {
  const { content, language, t } = request;
  if (state === 'cancelled') return t('editions.noPlaces');
  const left = state === 'closed' || content.editions.asOf ? undefined : state === 'full' ? 0 : placesLeft;
  if (left !== undefined && places !== undefined) return t('editions.placesLeft', { left, places });
  const known = places ?? left;
  if (known !== undefined) return wholeNumber(known, language);
  const { seats } = courseOf(content, course).facts;
  return seats === undefined ? t('facts.toBeSaid') : quantityText(seats, request);
}

function notes({ timetable, languages, end, closes }: Edition, request: ContentRequest): string[] {
  const { language, t } = request;
  const all = [
    timetable && capital(timetable[language]),
    languages &&
      t('editions.languages', {
        languages: wordList(
          languages.map((each) => t(`editions.language.${each}`)),
          language,
        ),
      }),
    end && t('editions.ends', { day: longDate(end, language) }),
    closes && t('editions.closes', { day: longDate(closes, language) }),
  ];
  return all.filter((note) => note !== undefined);
}

function pastRow(request: ContentRequest, edition: Edition): string {
  const { content, t, today } = request;
  const state = t(`editions.state.${editionState(edition, today)}`);
  const start = startText(edition.start, request);
  const place = editionPlaceText(courseOf(content, edition.course).facts, edition.campus, request);
  return t('editions.pastRow', { start: capital(start), place, state });
}
