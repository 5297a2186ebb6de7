import type { InLanguage } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { CoursePage } from '../../schema/course-page.ts';
import type { CourseShell } from '../../sections/course-page/course-shell.ts';
import { courseData } from '../../site/course-structured-data.ts';
import { waitedCall } from '../../schema/waited-call.ts';
import { editionsOfCourse } from '../../site/course-editions.ts';
import { canonicalPath } from '../../site/links.ts';
import type { PageHead } from '../../site/page-data.ts';
import { questionsData } from '../../site/page-graph.ts';
import { editionList, formOfCourse, namedEditions } from './edition-rows.ts';
import { courseCost, enrolmentSteps, furtherLinks } from './course-cost.ts';
import { hasPlaces } from './next-edition.ts';
import { heroFacts } from './hero-facts.ts';
import { courseDetails } from './course-details.ts';
import { pageSections, type SectionName } from './page-sections.ts';
import type { ContentRequest } from '../page-content.ts';

/** The texts that all course pages have, in one language. */
type ShellTexts = Pick<InLanguage<CoursePage>, 'hero' | 'faq' | 'form'> &
  Partial<Pick<InLanguage<CoursePage>, 'description' | 'details' | 'document' | 'cost'>>;

/**
 * The parts that a course page renders around its own sections. A page of several courses has no course of its own: it
 * has no details, and its form asks which course the enquiry is about.
 * @param several the courses of a page of several courses
 */
export function courseShell(
  request: ContentRequest,
  texts: ShellTexts,
  sections: readonly SectionName[],
  own?: { id: string; course: Course },
  several: readonly string[] = [],
): CourseShell {
  const { content, language, t, picture } = request;
  const { hero, description, details, document, cost, faq, form } = texts;
  return {
    hero: {
      ...hero,
      picture: picture(hero.picture),
      pictureKind: drawnKinds.includes(content.pictures[hero.picture]?.kind ?? '') ? 'drawing' : 'scene',
      strip: {
        code: own?.course.code[language],
        category: own?.course.category ?? 'advanced',
        facts: heroFacts(request, own ? [own.id] : several),
      },
      document: document && { label: document.label, url: content.centre.documents[document.document] },
      // The hero's own button text invites visitors to book, so it is shown only while there are places.
      action: (own && hasPlaces(request, own.id) && hero.action) || t('course.request'),
      tellMe:
        own && 'accordingToCall' in own.course.facts.start
          ? { course: waitedCall, label: t('tellMe.call') }
          : undefined,
    },
    description,
    details: details &&
      own && {
        ...courseDetails(request, own.id, details),
        document: document && { label: document.label, url: content.centre.documents[document.document] },
      },
    sections: pageSections(request, sections),
    cost: cost && own && courseCost(request, own.id, own.course, cost),
    enrolment: enrolmentSteps(request),
    faq: own ? { ...faq, further: furtherLinks(request, own.id) } : faq,
    editions: own && editionList(request, own.id),
    form: {
      ...form,
      form: formOfCourse(request.page),
      course: own?.id,
      editions: own && namedEditions(own.id, own.course),
    },
  };
}

/** The kinds of picture, as in the manifest, that must not be cropped. */
const drawnKinds: readonly string[] = ['chart', 'cover'];

type HeadTexts = { head: { title: string; description: string; keywords: string[] }; faq: ShellTexts['faq'] };

/** The head of a course's page, with the structured data of the course and of the page's questions. */
export function courseHead(request: ContentRequest, id: string, course: Course, { head, faq }: HeadTexts): PageHead {
  const { content, language, page, siteUrl } = request;
  const { centre } = content;
  const name = course.card.title[language];
  const url = `${siteUrl}${canonicalPath(page, language)}`;
  const data = courseData({
    name,
    description: head.description,
    language,
    url,
    siteUrl,
    centre: {
      name: centre.name,
      cities: { madrid: centre.addresses.madrid.city, canarias: centre.addresses.canarias.city },
    },
    facts: course.facts,
    editions: editionsOfCourse(id, course),
    sample: content.editions.asOf !== undefined,
    today: request.today,
  });
  return { ...head, structuredData: [data, questionsData(url, faq.items)] };
}
