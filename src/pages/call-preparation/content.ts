import { inLanguage } from '../../i18n/language.ts';
import { priceText } from '../../site/course-words.ts';
import { alumniCharts } from '../course-parts/alumni-charts.ts';
import { costsLink } from '../course-parts/costs-link.ts';
import { courseOnPage, pointsOf } from '../course-parts/course-content.ts';
import type { ContentRequest } from '../page-content.ts';
import { processPhases } from './process-phases.ts';

export type CallPreparationContent = ReturnType<typeof callPreparationContent>['content'];

/** Picks the preparation for the national provider's call; former students come from `content/people.yaml`. */
export function callPreparationContent(request: ContentRequest) {
  const { content, language, picture } = request;
  const { course, texts, head, shell } = courseOnPage(request, 'call-preparation', [
    'summary',
    'programme',
    'process',
    'syllabus',
    ...(content.people.testimonials.length > 0 ? ['students' as const] : []),
    'cost',
    'next',
    'faq',
  ]);
  const { methodology, content: groups, process, syllabus, cost, after } = texts;
  const testimonials = inLanguage(content.people.testimonials, language).map(
    ({ name, role, comment, image, sample }) => ({
      name,
      role,
      comment,
      photograph: image && picture(image).src,
      sample,
    }),
  );
  return {
    head,
    content: {
      shell,
      methodology,
      groups,
      process: { title: process.title, intro: process.intro, phases: processPhases(request, process) },
      syllabus,
      testimonials: { ...texts.testimonials, testimonials },
      alumni: { ...texts.alumni, alumni: alumniCharts(request) },
      cost: {
        ...cost,
        compare: costsLink(request),
        price: course.facts.price && priceText(course.facts.price, request),
      },
      after: pointsOf(after),
    },
  };
}
