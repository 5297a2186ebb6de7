import type { CardContent } from '../../sections/cards/card-band.tsx';
import { durationText, formatsText, locationsText } from '../../site/course-words.ts';
import { cardPicture } from '../card-picture.ts';
import type { ContentRequest } from '../page-content.ts';
import { hasPage } from './course-of.ts';

/** The certified courses with a page, initial ones first, then advanced ones, with the figures on their cards. */
export function certifiedCourses(request: ContentRequest): CardContent[] {
  const { content, language, t, picture } = request;
  return (['initial', 'advanced'] as const).flatMap((kind) =>
    Object.values(content.courses)
      .filter(hasPage)
      .filter(({ category, facts }) => category === kind && facts.certification)
      .toSorted((a, b) => a.order - b.order)
      .map((course) => {
        const { facts, card } = course;
        const { title, picture: id } = card;
        return {
          route: course.route,
          anchor: course.anchor,
          name: title[language],
          kicker: t(`certified.${kind}`),
          picture: { ...cardPicture(picture(id)), alt: '' },
          cells: [
            { label: t('facts.label.duration'), value: durationText(facts.duration, request) },
            facts.locations.length > 0
              ? { label: t('facts.label.place'), value: locationsText(facts, request) }
              : { label: t('facts.label.format'), value: formatsText(facts, request) },
          ],
        };
      }),
  );
}
