import { inLanguage } from '../../i18n/language.ts';
import { waitedCall } from '../../schema/waited-call.ts';
import { alumniCharts } from '../course-parts/alumni-charts.ts';
import { courseOnPage } from '../course-parts/course-content.ts';
import { sampledHeading } from '../course-parts/sampled-heading.ts';
import type { ContentRequest } from '../page-content.ts';
import { processPhases } from './process-phases.ts';
import { roundsNow } from './rounds-now.ts';

export type CallPreparationContent = ReturnType<typeof callPreparationContent>['content'];

/** Picks the preparation for the national provider's call; former students are read from `content/people.yaml`. */
export function callPreparationContent(request: ContentRequest) {
  const { content, language, picture, t } = request;
  const { texts, head, shell } = courseOnPage(request, 'call-preparation', [
    'summary',
    'programme',
    'process',
    'syllabus',
    'next',
    ...(content.people.testimonials.length > 0 ? ['students' as const] : []),
    'cost',
    'faq',
  ]);
  const { methodology, content: groups, process, syllabus, after } = texts;
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
      shell: { ...shell, hero: { ...shell.hero, tellMe: { course: waitedCall, label: t('tellMe.call') } } },
      methodology,
      groups,
      process: { title: process.title, intro: process.intro, phases: processPhases(request, process) },
      rounds: roundsNow(request, texts.rounds),
      syllabus,
      testimonials: { ...sampledHeading(texts.testimonials, testimonials), testimonials },
      alumni: { ...sampledHeading(texts.alumni, content.people.alumni), alumni: alumniCharts(request) },
      after,
    },
  };
}
