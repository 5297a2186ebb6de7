import type { CertifiedCourse } from '../../sections/certified-courses/certified-courses.tsx';
import { formatsText, shortDuration, shortLocations } from '../../site/course-words.ts';
import type { ContentRequest } from '../page-content.ts';
import { hasPage } from './course-of.ts';

/** The certified courses with a page, initial ones first, then advanced ones. */
export function certifiedCourses(request: ContentRequest): CertifiedCourse[] {
  const { content, language, t, picture } = request;
  return (['initial', 'advanced'] as const).flatMap((kind) =>
    Object.values(content.courses)
      .filter(hasPage)
      .filter(({ category, facts }) => category === kind && facts.certification)
      .toSorted((a, b) => a.order - b.order)
      .map((course) => {
        const { facts, card } = course;
        const { title, description, picture: id } = card;
        return {
          route: course.route,
          suffix: course.anchor && `#${course.anchor}`,
          name: title[language],
          text: description[language],
          kind,
          picture: picture(id),
          cells: [
            { label: t('facts.label.duration'), value: shortDuration(facts.duration, request) },
            facts.locations.length > 0
              ? { label: t('facts.label.place'), value: shortLocations(facts, request) }
              : { label: t('facts.label.format'), value: formatsText(facts, request) },
          ],
        };
      }),
  );
}
