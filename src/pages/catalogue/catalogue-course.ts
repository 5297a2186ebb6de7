import { catalogueFacts, type Course } from '../../schema/course.ts';
import type { CourseFacts } from '../../schema/course-facts.ts';
import type { CatalogueCourse } from '../../sections/course-catalogue/catalogue-course.ts';
import { wordList } from '../../i18n/format.ts';
import { gatherUnknown } from '../course-parts/hero-facts.ts';
import { priceCell } from '../course-parts/course-strips.ts';
import { durationText, formatsText, quantityText, shortStart, startText } from '../../site/course-words.ts';
import { nextOfCourse, nextStartText, previousStart } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** A course as its catalogue card shows it. */
export function catalogueCourse(request: ContentRequest, id: string, course: Course): CatalogueCourse {
  const { language, picture } = request;
  const { card, route, anchor } = course;
  const facts = catalogueFacts(course);
  return {
    id,
    link: route ? { route, anchor } : undefined,
    colour: course.category,
    code: course.code[language],
    name: card.title[language],
    subtitle: card.subtitle?.[language],
    description: card.description[language],
    highlights: card.highlights.map((highlight) => highlight[language]),
    badge: card.badge?.[language],
    cells: comparedFacts(request, id, { ...facts, duration: course.facts.duration }),
    facts: otherFacts(request, id, course),
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

function comparedFacts(request: ContentRequest, id: string, facts: CourseFacts): Fact[] {
  const { t } = request;
  const { duration, locations } = facts;
  return gatherUnknown(request, [
    { label: t('facts.label.duration'), value: durationText(duration, request) },
    { label: t('facts.label.start'), value: nextStartText(request, id, shortStart) },
    {
      label: t('facts.label.place'),
      value:
        locations.length > 0 ? locations.map((place) => t(`facts.place.${place}`)).join('\n') : t('facts.toBeSaid'),
    },
    priceCell(facts, request),
  ]);
}

/** Facts below the compared ones; the time of teaching, where the card states it beside the length of the course. */
function otherFacts(request: ContentRequest, id: string, course: Course): Fact[] {
  const { content, language, t } = request;
  const { languages } = nextOfCourse(request, id) ?? {};
  const facts = catalogueFacts(course);
  const { formats, certification, level } = facts;
  const teaching = course.card.facts.duration;
  const previous = previousStart(request, id);
  return [
    ...(teaching ? [{ label: t('catalogue.teaching'), value: durationText(teaching, request) }] : []),
    ...(previous ? [{ label: t('editions.previous'), value: startText(previous, request) }] : []),
    ...(formats.length > 0 ? [{ label: t('facts.label.format'), value: formatsText(facts, request) }] : []),
    ...(languages
      ? [
          {
            label: t('catalogue.languages'),
            value: wordList(
              languages.map((taught) => t(`editions.language.${taught}`)),
              language,
            ),
          },
        ]
      : []),
    ...(certification ? [{ label: t('catalogue.certification'), value: content.centre.agency.acronym }] : []),
    ...(level ? [{ label: t('catalogue.level'), value: t(`catalogue.level.${level}`) }] : []),
  ];
}
