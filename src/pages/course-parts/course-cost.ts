import { inLanguage, type InLanguage } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { CoursePage } from '../../schema/course-page.ts';
import type { ContentLink } from '../../sections/cost-note/content-links.tsx';
import type { CostNoteContent } from '../../sections/cost-note/cost-note.tsx';
import type { CourseShell } from '../../sections/course-page/course-shell.ts';
import { comparisonQuery, mostCompared } from '../../tools/compare/chosen-courses.ts';
import { priceText } from '../../site/course-words.ts';
import { careerLink } from './career-link.ts';
import type { ContentRequest } from '../page-content.ts';

type CostTexts = InLanguage<CoursePage>['cost'];

/** A course's costs as one list: its own rows, then those of every course, or of those that the agency certifies. */
export function courseCost(
  request: ContentRequest,
  id: string,
  { facts, route }: Course,
  { title, rows }: CostTexts,
): CostNoteContent {
  const { content, language } = request;
  const { money } = inLanguage(content.enrolment, language);
  const [way] = Object.entries(content.costs.ways).find(([, { page }]) => page === route) ?? [];
  return {
    title,
    rows: [...rows, ...money.rows.filter(({ certified }) => !certified || facts.certification)],
    price: facts.price && priceText(facts.price, request),
    budget: { label: money.budget, suffix: way && `?way=${way}` },
    comparison: {
      page: 'compare',
      suffix: comparisonQuery(likeCourses(request, id)),
      label: request.t('coursePage.compare'),
    },
  };
}

/** Pages and articles to read after those of a course. */
export function furtherLinks(request: ContentRequest, id: string): ContentLink[] {
  return [careerLink(request, id), ...inLanguage(request.content.enrolment.money.links, request.language)];
}

/** A course, then the others of its category that have a page, those with a price first; at most `mostCompared`. */
function likeCourses({ content }: ContentRequest, id: string): string[] {
  const all = Object.entries(content.courses).filter(([, { route }]) => route);
  const others = all.filter(([other, { category }]) => other !== id && category === content.courses[id]?.category);
  const pricedFirst = others.toSorted(([, one], [, other]) => Number(!one.facts.price) - Number(!other.facts.price));
  return [id, ...pricedFirst.map(([other]) => other)].slice(0, mostCompared);
}

/** The steps to enrol, the same for every course; undefined while they are hidden samples. */
export function enrolmentSteps({ content, language }: ContentRequest): CourseShell['enrolment'] {
  const steps = inLanguage(content.enrolment.steps, language);
  return steps.items.length > 0 ? steps : undefined;
}
