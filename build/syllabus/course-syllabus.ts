import { longDate } from '../../src/i18n/format.ts';
import { inLanguage } from '../../src/i18n/language.ts';
import { courseCost } from '../../src/pages/course-parts/course-cost.ts';
import { courseCurricula } from '../../src/pages/course-parts/course-curricula.ts';
import { courseDetails } from '../../src/pages/course-parts/course-details.ts';
import { linkedCourseOf, type LinkedCourse } from '../../src/pages/course-parts/course-of.ts';
import { editionList } from '../../src/pages/course-parts/edition-rows.ts';
import { heroFacts } from '../../src/pages/course-parts/hero-facts.ts';
import type { ContentRequest } from '../../src/pages/page-content.ts';
import { sectionOfKind } from '../../src/schema/course-page.ts';
import { priceText } from '../../src/site/course-words.ts';
import { courseModules } from './course-modules.ts';
import type { Syllabus, SyllabusRow, SyllabusSection } from './syllabus.ts';

/** The syllabus of a course, picked from the data of its page. */
export function courseSyllabus(request: ContentRequest, id: string): Syllabus {
  const { content, language, t, today } = request;
  const course = linkedCourseOf(content, id);
  const name = course.card.title[language];
  const texts = course.page ?? course.programme;
  const sections = [
    course.page && inLanguage(course.page.description, language),
    details(request, id, course),
    editions(request, id),
    ...courseModules(request, course),
    hours(request, course),
    entry(request, id, course),
    next(request, id, course),
    course.page && cost(request, id, course),
    contact(request),
  ];
  return {
    language,
    title: t('syllabus.title', { course: name }),
    about: t('syllabus.about', { course: name }),
    centre: content.centre.name,
    day: today,
    kind: t('syllabus.kind'),
    code: course.code[language],
    category: course.category,
    name,
    lead: (texts && 'hero' in texts ? texts.hero.lead : (texts?.description ?? course.card.description))[language],
    facts: heroFacts(request, [id]),
    sections: sections.filter((section): section is SyllabusSection => Boolean(section)),
    words: {
      asOf: t('syllabus.asOf', { day: longDate(today, language) }),
      unconfirmed: t('sample.section'),
      outcome: t('coursePage.outcome'),
      page: (page, pages) => t('syllabus.page', { page, pages }),
    },
  };
}

/** Separates confirmed rows from samples. */
function parted(rows: readonly (SyllabusRow & { sample?: boolean | undefined })[]) {
  return { rows: rows.filter(({ sample }) => !sample), samples: rows.filter(({ sample }) => sample) };
}

/** The facts of the course without its price, which has its own section. */
function details(request: ContentRequest, id: string, { page, programme }: LinkedCourse): SyllabusSection {
  const { language, t } = request;
  const texts = page
    ? inLanguage(page.details, language)
    : { title: t('syllabus.details'), rows: inLanguage(programme?.offer ?? [], language) };
  const { title, facts, ratings, rows, note } = courseDetails(request, id, texts);
  const own = parted(rows);
  return {
    title,
    rows: [...facts, ...(ratings ? [{ label: ratings.label, value: ratings.codes.join(', ') }] : []), ...own.rows],
    samples: own.samples,
    note,
  };
}

function editions(request: ContentRequest, id: string): SyllabusSection | undefined {
  const list = editionList(request, id);
  return (
    list && {
      title: list.title,
      paragraphs: [list.none ?? list.sample].filter((text) => text !== undefined),
      strips: list.rows.map(({ name, stateText, cells, notes }) => ({
        name,
        state: stateText,
        cells: cells.flatMap(({ label, value }) => (typeof value === 'string' ? { label, value } : [])),
        note: notes.length > 0 ? `${notes.join('. ')}.` : '',
      })),
    }
  );
}

function hours(request: ContentRequest, course: LinkedCourse): SyllabusSection | undefined {
  const { t } = request;
  const curricula = courseCurricula(request, course);
  if (curricula.length === 0) return undefined;
  const amount = (value: number) => t('facts.hours', { amount: value });
  return {
    title: t('syllabus.hours'),
    tables: curricula.map(({ caption, subjects }) => {
      const total = (kind: 'theory' | 'simulator') => amount(subjects.reduce((sum, each) => sum + each[kind], 0));
      return {
        caption,
        head: [t('coursePage.subject'), t('facts.label.theory'), t('facts.label.simulator')],
        rows: [
          ...subjects.map(({ subject, rating, theory, simulator }) => [
            rating ? `${subject} (${rating})` : subject,
            amount(theory),
            amount(simulator),
          ]),
          [t('coursePage.total'), total('theory'), total('simulator')],
        ],
      };
    }),
  };
}

/** The entry requirements, from a list or a sentence; undefined if the course has neither. */
function entry(request: ContentRequest, id: string, course: LinkedCourse): SyllabusSection | undefined {
  const { language, t } = request;
  const list = sectionOfKind(course.page, 'requirements') ?? course.programme?.requirements;
  const sentence = request.content.compare.entry[id]?.[language];
  if (!list) return sentence ? { title: t('syllabus.entry'), paragraphs: [`${sentence}.`] } : undefined;
  const { title, intro, items, note } = inLanguage(list, language);
  return { title, paragraphs: intro ? [intro] : [], rows: items, note };
}

/** The steps after the course, from its page or from the page that compares courses. */
function next(request: ContentRequest, id: string, course: LinkedCourse): SyllabusSection {
  const steps = course.page?.sections.find(({ kind, anchor }) => kind === 'waypoints' && anchor === 'next');
  if (steps?.kind !== 'waypoints') return { title: request.t('syllabus.next'), paragraphs: leadsTo(request, id) };
  const { title, items } = inLanguage(steps, request.language);
  return { title, modules: items.map((item) => ({ ...item, topics: [] })) };
}

function leadsTo({ content, language }: ContentRequest, id: string): string[] {
  const words = content.compare.leadsTo[id]?.[language];
  return words ? [`${words}.`] : [];
}

function cost(request: ContentRequest, id: string, course: LinkedCourse): SyllabusSection | undefined {
  if (!course.page) return undefined;
  const { price } = course.facts;
  const { title, rows } = courseCost(request, id, course, inLanguage(course.page.cost, request.language));
  const stated = price && priceText(price, request);
  const own = parted(rows);
  return {
    title,
    rows: [
      ...(stated
        ? [
            {
              label: request.t('facts.label.price'),
              value: `${stated.amount} (${stated.tax})`,
              note: stated.excludes,
            },
          ]
        : []),
      ...own.rows,
    ],
    samples: own.samples,
  };
}

function contact({ content, t }: ContentRequest): SyllabusSection {
  const { name, code, agency, email, phone, addresses } = content.centre;
  const places = (['madrid', 'canarias'] as const).map((campus) => {
    const { street, postalCode, city } = addresses[campus];
    return `${street}, ${postalCode} ${city}`;
  });
  return {
    title: t('syllabus.contact'),
    rows: [
      { label: t('syllabus.centre'), value: t('syllabus.certificate', { name, agency: agency.acronym, code }) },
      { label: t('syllabus.write'), value: `${email}, ${phone.display}` },
      { label: t('syllabus.campuses'), value: places.join('; ') },
    ],
    note: t('syllabus.changes'),
  };
}
