import { inLanguage } from '../../i18n/language.ts';
import type { CourseFacts } from '../../schema/course-facts.ts';
import { durationText, priceText, shortStart } from '../../site/course-words.ts';
import { dateLabel, nextStartText } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** Answers to a newcomer's first questions: a line for each way to begin, with the figures of its course. */
export function newcomerFacts(request: ContentRequest) {
  const { content, language } = request;
  const { forWhom, howLong, howMuch, when, courses } = inLanguage(content.home.who.facts, language);
  const ways = courses.flatMap(({ course, name }) => {
    const facts = content.courses[course]?.facts;
    return facts ? [{ course, name, facts }] : [];
  });
  const linesOf = (say: (facts: CourseFacts, course: string) => string | undefined) =>
    ways.flatMap(({ course, name, facts }) => {
      const said = say(facts, course);
      return said ? [`${name}: ${said}`] : [];
    });
  // The law requires the tax beside a price; a tax that all courses have is stated once.
  const taxOf = ({ price }: CourseFacts) => price && priceText(price, request).tax;
  const taxes = new Set(ways.flatMap(({ facts }) => taxOf(facts) ?? []));
  return [
    forWhom,
    { label: howLong, lines: linesOf(({ duration }) => durationText(duration, request)) },
    {
      label: howMuch,
      lines: [
        ...linesOf(({ price }) => price && priceText(price, request).amount),
        ...(taxes.size > 1 ? linesOf(taxOf) : taxes),
      ],
    },
    { label: dateLabel(request, when), lines: linesOf((_, course) => nextStartText(request, course, shortStart)) },
  ].filter(({ lines }) => lines.length > 0);
}
