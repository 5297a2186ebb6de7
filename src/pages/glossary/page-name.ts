import type { RouteId } from '../../site/routes.ts';
import type { ContentRequest } from '../page-content.ts';

/**
 * The name of a page in a link of the glossary: the course's name, or the page's.
 * @throws Error for a page without a name in the glossary
 */
export function pageName(page: RouteId, { content, language, t }: ContentRequest): string {
  if (page === 'advancedTraining') return t('glossary.page.advancedTraining');
  const all = [content.courses, content.hiddenCourses].flatMap((courses) => Object.values(courses));
  const course = all.find(({ route }) => route === page);
  if (course) return course.card.title[language];
  if (page === 'courses' || page === 'services') return t(`nav.${page}`);
  if (page === 'madrid' || page === 'canarias') return content.campuses[page].name[language];
  if (page === 'privacy' || page === 'legalNotice' || page === 'accessibility') return t(`nav.${page}`);
  if (page === 'licenceGuide') return content.licenceGuide.hero.title[language];
  throw new Error(`The glossary has no words for a link to the page "${page}".`);
}
