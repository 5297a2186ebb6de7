import { capital } from '../../i18n/format.ts';
import { locales } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { CourseDetails, CourseFact } from '../../sections/course-page/course-shell.ts';
import { durationText, formatsText, locationsText, priceText, quantityText } from '../../site/course-words.ts';
import { courseOf } from './course-of.ts';
import { startFact } from './next-edition.ts';
import type { ContentRequest } from '../page-content.ts';
import { syllabusFile } from './syllabus-file.ts';

/** The texts of a details card, in the page's language. */
type DetailsTexts = {
  title: string;
  rows: readonly (CourseFact & { sample?: true | undefined })[];
  note?: string | undefined;
};

/** A course's details card: the facts of its file as text, then the page's own rows. */
export function courseDetails(request: ContentRequest, id: string, { title, rows, note }: DetailsTexts): CourseDetails {
  const { language, t } = request;
  const course = courseOf(request.content, id);
  const { facts } = course;
  // The endorsement follows the aerodrome rating.
  const codes = (facts.ratings ?? []).flatMap((rating) => [
    rating,
    ...(rating === 'ADC' ? (facts.endorsements ?? []) : []),
  ]);
  return {
    title,
    code: course.code[language],
    category: course.category,
    facts: courseFacts(request, id, course),
    ratings: codes.length > 0 ? { label: t('coursePage.ratings'), codes } : undefined,
    price: facts.price && { label: t('facts.label.price'), ...priceText(facts.price, request) },
    rows: rows.map(({ label, value, sample }) => ({ label, value, sample: sample === true })),
    note,
    syllabus: syllabusFile(request, id),
  };
}

/** Numbers, dates and places of a course, in the usual order for comparison. */
function courseFacts(request: ContentRequest, id: string, { facts }: Course): CourseFact[] {
  const { content, language, t } = request;
  const { acronym } = content.centre.agency;
  const { hours, hoursByFormat = [], seats, groupSize, simulatorShare, simulatorExercises, formats, locations } = facts;
  const rows: (CourseFact | false | undefined)[] = [
    { label: t('facts.label.duration'), value: durationText(facts.duration, request) },
    hours !== undefined && { label: t('facts.label.hours'), value: hoursText(quantityText(hours, request), request) },
    ...hoursByFormat.map((part) => ({
      label: capital(t(`facts.format.${part.format}`)),
      value: hoursText(quantityText(part.hours, request), request),
    })),
    startFact(request, id),
    seats !== undefined && { label: t('facts.label.seats'), value: quantityText(seats, request) },
    groupSize !== undefined && { label: t('coursePage.group'), value: quantityText(groupSize, request) },
    simulatorShare !== undefined && { label: t('coursePage.share'), value: share(simulatorShare, locales[language]) },
    simulatorExercises !== undefined && {
      label: t('coursePage.exercises'),
      value: quantityText(simulatorExercises, request),
    },
    formats.length > 0 && { label: t('facts.label.format'), value: formatsText(facts, request) },
    locations.length > 0 && { label: t('facts.label.place'), value: locationsText(facts, request) },
    facts.certification && { label: t('coursePage.certification', { agency: acronym }), value: content.centre.code },
  ];
  return rows.filter((row): row is CourseFact => Boolean(row));
}

function hoursText(amount: string, { t }: ContentRequest): string {
  return t('coursePage.hours', { amount });
}

function share(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}
