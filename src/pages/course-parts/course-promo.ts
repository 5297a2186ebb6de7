import type { SectionOfKind } from '../../schema/course-page.ts';
import type { InLanguage } from '../../i18n/language.ts';
import type { Promo } from '../../sections/course-page/promo-box.tsx';
import { durationText, locationsText, quantityText, shortStart } from '../../site/course-words.ts';
import { linkedCourseOf } from './course-of.ts';
import { startFact } from './next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

type PromoTexts = Pick<InLanguage<SectionOfKind<'promo'>>, 'title' | 'text' | 'course' | 'label'>;

/** A box that links to another course, with the figures of that course; undefined while that course is hidden. */
export function coursePromo(
  request: ContentRequest,
  { title, text, course: id, label }: PromoTexts,
): Promo | undefined {
  const { content, language, t } = request;
  const course = linkedCourseOf(content, id);
  if (!course.shown) return undefined;
  const { duration, hours } = course.facts;
  return {
    title,
    text,
    label,
    route: course.route,
    strip: {
      category: course.category,
      code: course.code[language],
      name: course.card.title[language],
      detail: course.card.subtitle?.[language],
      cells: [
        startFact(request, id, shortStart),
        { label: t('facts.label.duration'), value: durationText(duration, request) },
        ...(hours === undefined ? [] : [{ label: t('facts.label.hours'), value: quantityText(hours, request) }]),
        { label: t('facts.label.place'), value: locationsText(course.facts, request) },
      ],
    },
  };
}
