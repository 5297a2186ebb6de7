import { inLanguage } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { TrainingProgramme } from '../../sections/course-page/training-programmes.tsx';
import { canonicalPath } from '../../site/links.ts';
import { questionsData } from '../../site/page-graph.ts';
import { durationText, formatsText, startText } from '../../site/course-words.ts';
import { courseShell } from '../course-parts/course-content.ts';
import { courseOf } from '../course-parts/course-of.ts';
import { careerLink } from '../course-parts/career-link.ts';
import { syllabusFile } from '../course-parts/syllabus-file.ts';
import type { ContentRequest } from '../page-content.ts';

export type AdvancedTrainingContent = ReturnType<typeof advancedTrainingContent>['content'];

/** Selects the content of the page for working controllers: its own texts, and each course's data from its record. */
export function advancedTrainingContent(request: ContentRequest) {
  const { content, language, siteUrl } = request;
  const page = inLanguage(content.advancedTraining, language);
  const courses = content.advancedTraining.courses.map(({ course, anchor }) => ({
    id: course,
    anchor,
    course: courseOf(content, course),
  }));
  const programmes = courses.flatMap(({ id, anchor, course }) => trainingProgramme(request, id, anchor, course) ?? []);
  const shell = courseShell(
    request,
    { hero: page.hero, faq: page.faq, form: page.form },
    ['courses', 'requirements', 'why', 'faq'],
    undefined,
    courses.map(({ id }) => id),
  );
  const lists = courses.flatMap(({ course: { programme } }) => programme?.requirements ?? []);
  return {
    head: {
      ...page.head,
      structuredData: [questionsData(siteUrl + canonicalPath('advancedTraining', language), page.faq.items)],
    },
    content: {
      shell: {
        ...shell,
        form: {
          ...shell.form,
          courses: courses.map(({ id }) => id),
          team: page.team,
        },
      },
      programmes: { ...page.programmes, route: 'advancedTraining' as const, programmes },
      requirements: { ...page.requirements, lists: inLanguage(lists, language) },
      why: page.why,
    },
  };
}

function trainingProgramme(
  request: ContentRequest,
  id: string,
  anchor: string,
  course: Course,
): TrainingProgramme | undefined {
  const { content, language, t, picture } = request;
  const { code, card, facts, programme } = course;
  if (!programme) return undefined;
  const { description, topics, offer } = inLanguage(programme, language);
  return {
    id,
    anchor,
    code: code[language],
    title: card.title[language],
    description,
    topics,
    samples: offer.filter(({ sample }) => sample),
    cells: [
      { label: t('facts.label.duration'), value: durationText(facts.duration, request) },
      { label: t('facts.label.start'), value: startText(facts.start, request) },
      { label: t('facts.label.format'), value: formatsText(facts, request) },
      ...offer.filter(({ sample }) => !sample).map(({ label, value }) => ({ label, value })),
      ...(facts.certification ? [{ label: t('catalogue.certification'), value: content.centre.agency.acronym }] : []),
    ],
    picture: picture(card.picture),
    syllabus: syllabusFile(request, id),
    career: careerLink(request, id),
  };
}
