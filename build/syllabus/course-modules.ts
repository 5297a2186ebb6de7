import { inLanguage } from '../../src/i18n/language.ts';
import { coursePhases } from '../../src/pages/course-parts/course-phases.ts';
import { courseOf, type LinkedCourse } from '../../src/pages/course-parts/course-of.ts';
import type { ContentRequest } from '../../src/pages/page-content.ts';
import { durationText, quantityText } from '../../src/site/course-words.ts';
import type { SyllabusModule, SyllabusSection } from './syllabus.ts';

/** The contents of a course in the order of its page: phases, blocks, groups of subjects, or plain subjects. */
export function courseModules(request: ContentRequest, course: LinkedCourse): SyllabusSection[] {
  const { language, t } = request;
  const page = course.page && inLanguage(course.page, language);
  if (!page) {
    const topics = course.programme ? inLanguage(course.programme.topics, language) : [];
    return [{ title: t('syllabus.topics'), modules: [{ topics }] }];
  }
  return page.sections.flatMap((section): SyllabusSection[] => {
    switch (section.kind) {
      case 'phases':
        return [phases(request, section)];
      case 'blocks':
        return [{ ...intro(section), modules: section.items.map((block) => blockModule(request, block)) }];
      case 'topics':
        return [{ ...intro(section), modules: section.items }];
      case 'syllabus':
        return [{ ...intro(section), modules: section.topics.map(({ title, covers }) => ({ title, topics: covers })) }];
      case 'points':
      case 'waypoints':
        return section.taught ? [{ title: section.title, modules: section.items.map(point) }] : [];
      default:
        return [];
    }
  });
}

function intro({ title, intro: text }: { title: string; intro?: string | undefined }) {
  return { title, paragraphs: text ? [text] : [] };
}

function point({ title, text }: { title: string; text: string }): SyllabusModule {
  return { title, text, topics: [] };
}

function phases(request: ContentRequest, texts: Parameters<typeof coursePhases>[1]): SyllabusSection {
  const { phases: items } = coursePhases(request, texts);
  return {
    ...intro(texts),
    modules: items.map(({ title, cells, summary, topics, outcome }) => ({
      title,
      detail: cells.flatMap(({ value }) => (typeof value === 'string' ? value : [])).join(' · '),
      text: summary,
      topics,
      outcome,
    })),
  };
}

function blockModule(request: ContentRequest, { course: id, text }: { course: string; text: string }): SyllabusModule {
  const { content, language, t } = request;
  const { card, facts } = courseOf(content, id);
  const hours = facts.hours && t('coursePage.hours', { amount: quantityText(facts.hours, request) });
  return {
    title: card.title[language],
    detail: [durationText(facts.duration, request), hours].filter(Boolean).join(' · '),
    text,
    topics: [],
  };
}
