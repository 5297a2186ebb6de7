import { catalogueFacts, type Course } from '../../schema/course.ts';
import type { CourseFacts } from '../../schema/course-facts.ts';
import type { CatalogueCourse } from '../../sections/course-catalogue/catalogue-course.ts';
import { durationText, formatsText, priceText, quantityText, shortStart, startText } from '../../site/course-words.ts';
import { stripCategories } from '../course-parts/strip-categories.ts';
import { nextStart, previousStart } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** A course as its catalogue card states it. */
export function catalogueCourse(request: ContentRequest, id: string, course: Course): CatalogueCourse {
  const { language, picture } = request;
  const { card, route, anchor } = course;
  const facts = catalogueFacts(course);
  return {
    id,
    link: route ? { route: route, suffix: anchor && `#${anchor}` } : undefined,
    colour: stripCategories[course.category],
    code: course.code[language],
    name: card.title[language],
    subtitle: card.subtitle?.[language],
    description: card.description[language],
    highlights: card.highlights.map((highlight) => highlight[language]),
    badge: card.badge?.[language],
    cells: comparedFacts(request, id, facts),
    facts: otherFacts(request, id, facts),
    figures: card.figures.map(({ amount, label }) => ({
      amount: quantityText(amount, request),
      label: label[language],
    })),
    isNew: card.isNew,
    isPopular: card.isPopular,
    picture: picture(card.picture),
  };
}

type Fact = { label: string; value: string };

function comparedFacts(request: ContentRequest, id: string, { duration, locations }: CourseFacts): Fact[] {
  const { t } = request;
  return [
    { label: t('facts.label.duration'), value: durationText(duration, request) },
    { label: t('facts.label.start'), value: shortStart(nextStart(request, id), request) },
    ...(locations.length > 0
      ? [{ label: t('facts.label.place'), value: locations.map((place) => t(`facts.place.${place}`)).join('\n') }]
      : []),
  ];
}

function otherFacts(request: ContentRequest, id: string, facts: CourseFacts): Fact[] {
  const { content, t } = request;
  const { formats, price, certification, level } = facts;
  const previous = previousStart(request, id);
  const cost = price && priceText(price, request);
  return [
    ...(cost ? [{ label: t('facts.label.price'), value: `${cost.amount} (${cost.tax})` }] : []),
    ...(previous ? [{ label: t('editions.previous'), value: startText(previous, request) }] : []),
    ...(formats.length > 0 ? [{ label: t('facts.label.format'), value: formatsText(facts, request) }] : []),
    ...(certification ? [{ label: t('catalogue.certification'), value: content.centre.agency.acronym }] : []),
    ...(level ? [{ label: t('catalogue.level'), value: t(`catalogue.level.${level}`) }] : []),
  ];
}
