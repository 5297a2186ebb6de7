import { dictionaries } from '../i18n/words/dictionaries.ts';
import { wayTo, type TrailStep } from '../site/trail.ts';
import { courseMenu } from '../site/menus.ts';
import type { RouteId } from '../site/routes.ts';
import { coursePageName } from './course-parts/course-page-name.ts';
import type { ContentRequest } from './page-content.ts';

/**
 * The breadcrumbs of a page, from the home page on, with short names.
 * @param name the page's own name, if its content has one
 */
export function pageTrail(request: ContentRequest, name: string | undefined): TrailStep[] {
  const { page, params } = request;
  return wayTo(page).map((route) =>
    route === page
      ? { route, params, name: name ?? pageName(request, route) }
      : { route, name: pageName(request, route) },
  );
}

/** The name of a course's page is the course's; other pages are named by the words of the menus. */
function pageName({ content, language }: ContentRequest, route: RouteId): string {
  const course = courseMenu.find((each) => each === route);
  if (course) return coursePageName(content, course)[language];
  const words: Readonly<Record<string, unknown>> = dictionaries[language];
  const word = words[`nav.${route}`];
  if (typeof word !== 'string')
    throw new Error(`The page "${route}" has no name: neither a word "nav.${route}" nor one in its content.`);
  return word;
}
