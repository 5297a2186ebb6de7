import type { Edition } from '../../schema/editions.ts';
import type { CourseFacts } from '../../schema/course-facts.ts';
import { durationText, formatsText, locationsText, priceText, shortStart } from '../../site/course-words.ts';
import type { CampusId } from '../../schema/references.ts';
import { featuredEdition } from '../../site/featured-edition.ts';
import type { CourseStrip } from '../../sections/course-catalogue/course-strip.ts';
import { gatherUnknown } from './hero-facts.ts';
import { linkedCourseOf } from './course-of.ts';
import { nextStartText, sampleDates, startAndPlaces } from './next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** A board of courses; while its dates are samples, it says so once. */
export function courseBoard(request: ContentRequest, courses: readonly Named[], campus?: CampusId) {
  return {
    sample: sampleDates(request),
    strips: courses.map((course) => courseStrip(request, course, campus)),
  };
}

/** A course, and the line below its name. */
type Named = { course: string; detail: string };

/** The strip of a course: the figures of the course's own page and its next start, at `campus` if given. */
function courseStrip(request: ContentRequest, { course: id, detail }: Named, campus?: CampusId): CourseStrip {
  const { language, t } = request;
  const course = linkedCourseOf(request.content, id);
  const { facts } = course;
  return {
    route: course.route,
    anchor: course.anchor,
    category: course.category,
    code: course.code[language],
    name: course.card.title[language],
    detail,
    popular: course.card.isPopular,
    cells: gatherUnknown(request, [
      placeCell(facts, request),
      { label: t('facts.label.duration'), value: durationText(facts.duration, request) },
      { label: t('facts.label.start'), value: nextStartText(request, id, shortStart, campus) },
      priceCell(facts, request),
    ]),
  };
}

/** The price of a course with its tax; without a price, the text “on request”. */
export function priceCell({ price }: Pick<CourseFacts, 'price'>, request: ContentRequest) {
  const { t } = request;
  const label = t('facts.label.price');
  if (!price) return { label, value: t('facts.toBeSaid') };
  const { amount, tax } = priceText(price, request);
  return { label: `${label} (${tax})`, value: amount };
}

/** The place of a course; without a place, its format. */
export function placeCell(facts: CourseFacts, request: ContentRequest) {
  const { t } = request;
  return facts.locations.length > 0
    ? { label: t('facts.label.place'), value: locationsText(facts, request) }
    : { label: t('facts.label.format'), value: formatsText(facts, request) };
}

/**
 * The strips over the hero's edge: the course for beginners while it is offered, and the announced edition of another
 * course.
 */
export function heroStrips(request: ContentRequest, beginner: { course: string; detail: string }) {
  const { content, today } = request;
  const featured = featuredEdition(content, today)?.edition;
  const isOffered = linkedCourseOf(content, beginner.course).shown;
  const first = isOffered ? [firstQuestions(request, beginner.course, beginner.detail)] : [];
  if (!featured || featured.course === beginner.course) return first;
  const { card } = linkedCourseOf(content, featured.course);
  return [...first, firstQuestions(request, featured.course, card.highlights[0]?.[request.language] ?? '', featured)];
}

/** A course as a strip with its start, price, length and free seats. */
function firstQuestions(request: ContentRequest, id: string, detail: string, edition?: Edition): CourseStrip {
  const { content, t } = request;
  const { facts } = linkedCourseOf(content, id);
  const { start, places } = startAndPlaces(request, id, edition);
  return {
    ...courseStrip(request, { course: id, detail }),
    popular: false,
    cells: [
      start,
      priceCell(facts, request),
      { label: t('facts.label.duration'), value: durationText(facts.duration, request) },
      ...(places.value === t('facts.toBeSaid') ? [] : [places]),
    ],
  };
}
