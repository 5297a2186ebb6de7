import { inLanguage } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { TrainingProgramme } from '../../sections/training-programmes/training-programmes.tsx';
import { durationText, formatsText, startText } from '../../site/course-words.ts';
import { courseBreadcrumb, courseShell } from '../course-parts/course-content.ts';
import { courseOf } from '../course-parts/course-of.ts';
import type { ContentRequest } from '../page-content.ts';

export type AdvancedTrainingContent = ReturnType<typeof advancedTrainingContent>['content'];

/** Picks the page of the courses for working controllers: its own texts, and each course's from its record. */
export function advancedTrainingContent(request: ContentRequest) {
  const { content, language } = request;
  const page = inLanguage(content.advancedTraining, language);
  const courses = content.advancedTraining.courses.map(({ course, anchor }) => ({
    anchor,
    course: courseOf(content, course),
  }));
  const programmes = courses.flatMap(({ anchor, course }) => trainingProgramme(request, anchor, course) ?? []);
  const lists = courses.flatMap(({ course: { programme } }) => programme?.requirements ?? []);
  return {
    head: { ...page.head, structuredData: [courseBreadcrumb(request, page.hero.title)] },
    content: {
      shell: courseShell(request, { hero: page.hero, faq: page.faq, form: page.form }, [
        'courses',
        'requirements',
        'why',
        'faq',
      ]),
      programmes: { ...page.programmes, programmes },
      requirements: { ...page.requirements, lists: inLanguage(lists, language) },
      why: page.why,
    },
  };
}

function trainingProgramme(request: ContentRequest, anchor: string, course: Course): TrainingProgramme | undefined {
  const { content, language, t, picture } = request;
  const { code, card, facts, programme } = course;
  if (!programme) return undefined;
  const { title, description, topics } = inLanguage(programme, language);
  return {
    anchor,
    code: code[language],
    title,
    description,
    topics,
    cells: [
      { label: t('facts.label.duration'), value: durationText(facts.duration, request) },
      { label: t('facts.label.start'), value: startText(facts.start, request) },
      { label: t('facts.label.format'), value: formatsText(facts, request) },
      ...(facts.certification ? [{ label: t('catalogue.certification'), value: content.centre.agency.acronym }] : []),
    ],
    picture: picture(card.picture),
  };
}
