import type { RouteId } from '../../site/routes.ts';
import type { ContentRequest } from '../page-content.ts';

/**
 * Names a page in a link of the glossary: by the course's name, or the page's.
 * @throws Error for a page that the glossary has no words for
 */
export function pageName(page: RouteId, { content, language, t }: ContentRequest): string {
  if (page === 'advancedTraining') return t('glossary.page.advancedTraining');
  const all = [content.courses, content.hiddenCourses].flatMap((courses) => Object.values(courses));
  const course = all.find(({ route }) => route === page);
  if (course) return course.card.title[language];
  if (page === 'courses' || page === 'services') return t(`nav.${page}`);
  if (page === 'madrid' || page === 'canarias') return content.campuses[page].name[language];
  if (page === 'privacy' || page === 'legalNotice' || page === 'accessibility') return t(`footer.${page}`);
  if (page === 'licenceGuide') return content.licenceGuide.hero.title[language];
  throw new Error(`The glossary has no words for a link to the page "${page}".`);
}
