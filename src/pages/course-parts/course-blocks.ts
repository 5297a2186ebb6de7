import type { CardContent } from '../../sections/cards/card-band.tsx';
import { durationText, quantityText, shortStart } from '../../site/course-words.ts';
import { linkedCourseOf } from './course-of.ts';
import { priceCell } from './course-strips.ts';
import { startFact } from './next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** The courses that a longer one consists of, as cards with their own figures. */
export function courseBlocks(
  request: ContentRequest,
  items: readonly { course: string; text: string }[],
): CardContent[] {
  const { content, language, t, picture } = request;
  return items.map(({ course: id, text }) => {
    const { card, code, route, facts, shown } = linkedCourseOf(content, id);
    return {
      route: shown ? route : undefined,
      kicker: code[language],
      name: card.title[language],
      text,
      picture: { ...picture(card.picture), alt: '' },
      action: t('course.more'),
      cells: [
        { label: t('facts.label.duration'), value: durationText(facts.duration, request) },
        ...(shown ? [startFact(request, id, shortStart)] : []),
        ...(facts.seats ? [{ label: t('facts.label.seats'), value: quantityText(facts.seats, request) }] : []),
        ...(shown && facts.price ? [priceCell(facts, request)] : []),
      ],
    };
  });
}
