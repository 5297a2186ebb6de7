import { capital } from '../../i18n/format.ts';
import { locales } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { CourseDetails, CourseFact } from '../../sections/course-page/course-shell.ts';
import { formatsText, quantityText } from '../../site/course-words.ts';
import { courseOf } from './course-of.ts';
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
    facts: courseFacts(request, course),
    ratings: codes.length > 0 ? { label: t('coursePage.ratings'), codes } : undefined,
    rows: rows.map(({ label, value, sample }) => ({ label, value, sample: sample === true })),
    note,
    syllabus: syllabusFile(request, id),
  };
}

/** The numbers and the format of a course that its hero does not state, in the usual order for comparison. */
function courseFacts(request: ContentRequest, { facts }: Course): CourseFact[] {
  const { content, language, t } = request;
  const { acronym } = content.centre.agency;
  const { hours, hoursByFormat = [], groupSize, simulatorShare, simulatorExercises, formats, locations } = facts;
  const rows: (CourseFact | false | undefined)[] = [
    hours !== undefined && { label: t('facts.label.hours'), value: hoursText(quantityText(hours, request), request) },
    ...hoursByFormat.map((part) => ({
      label: capital(t(`facts.format.${part.format}`)),
      value: hoursText(quantityText(part.hours, request), request),
    })),
    groupSize !== undefined && { label: t('coursePage.group'), value: quantityText(groupSize, request) },
    simulatorShare !== undefined && { label: t('coursePage.share'), value: share(simulatorShare, locales[language]) },
    simulatorExercises !== undefined && {
      label: t('coursePage.exercises'),
      value: quantityText(simulatorExercises, request),
    },
    // Without a place the hero states the format.
    locations.length > 0 &&
      formats.length > 0 && { label: t('facts.label.format'), value: formatsText(facts, request) },
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
