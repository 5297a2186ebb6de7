import type { Localized } from '../../i18n/language.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { courseMenu } from '../../site/menus.ts';

/** The name of a course's page; a page that several courses share is named by its heading. */
export function coursePageName(content: SiteContent, page: (typeof courseMenu)[number]): Localized<string> {
  if (page === content.advancedTraining.route) return content.advancedTraining.hero.title;
  const all = [content.courses, content.hiddenCourses].flatMap((courses) => Object.values(courses));
  const course = all.find(({ route, page: own }) => own && route === page);
  if (!course) throw new Error(`No file in content/courses has "route: ${page}" and a page.`);
  return course.card.title;
}
