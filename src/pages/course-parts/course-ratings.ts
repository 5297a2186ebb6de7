import { inLanguage } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { Rating } from '../../sections/course-ratings/course-ratings.tsx';
import type { ContentRequest } from '../page-content.ts';

/**
 * The ratings and endorsements of a course with their explanations. A course that names none has all those of the
 * licence.
 */
export function courseRatings({ content, language, t }: ContentRequest, { facts }: Course): Rating[] {
  const codes: string[] = [...(facts.ratings ?? []), ...(facts.endorsements ?? [])];
  const ratings = inLanguage(content.catalogue.ratings, language).map(({ before, ...rating }) => ({
    ...rating,
    before: `${t('glossary.before')} ${before}`,
  }));
  return codes.length === 0 ? ratings : ratings.filter(({ code }) => codes.includes(code));
}
