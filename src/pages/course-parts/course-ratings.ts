import { inLanguage } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { Point } from '../../sections/points/points.tsx';
import type { ContentRequest } from '../page-content.ts';

/**
 * The ratings and endorsements of a course with their explanations. A course that names none has all those of the
 * licence.
 */
export function courseRatings({ content, language, t }: ContentRequest, { facts }: Course): Point[] {
  const codes: string[] = [...(facts.ratings ?? []), ...(facts.endorsements ?? [])];
  return inLanguage(content.catalogue.ratings, language)
    .filter(({ code }) => codes.length === 0 || codes.includes(code))
    .map(({ code, name, meaning, before }) => ({
      sign: code,
      title: name,
      text: meaning,
      remark: `${t('glossary.before')} ${before}`,
    }));
}
