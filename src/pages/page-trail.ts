import type { Language } from '../i18n/language.ts';
import type { TrailStep } from '../site/trail.ts';
import { wayTo } from '../site/trail.ts';
import { courseMenu } from '../site/menus.ts';
import type { RouteId } from '../site/routes.ts';
import { coursePageName } from './course-parts/course-page-name.ts';
import type { ContentRequest } from './page-content.ts';

/** The breadcrumbs of a page, from the home page on, with short names. */
export function pageTrail(request: ContentRequest): TrailStep[] {
  return wayTo(request.page).map((route) => {
    const isLast = route === request.page;
    return { route, ...(isLast && { params: request.params }), name: pageName(request, route) };
  });
}

/** The short name of a page, for its breadcrumb. */
export function pageName({ content, language, params, t }: ContentRequest, route: RouteId): string {
  if (isCourse(route)) return coursePageName(content, route)[language];
  switch (route) {
    case 'home':
    case 'courses':
    case 'services':
    case 'blog':
    case 'contact':
    case 'licenceGuide':
    case 'teamsGuide':
    case 'feedback':
    case 'search':
    case 'canI':
    case 'costs':
    case 'compare':
    case 'career':
    case 'mockExam':
    case 'proposal':
    case 'glossary':
    case 'visits':
      return t(`nav.${route}`);
    case 'madrid':
    case 'canarias':
    case 'privacy':
    case 'cookies':
    case 'legalNotice':
    case 'accessibility':
      return t(`footer.${route}`);
    case 'position':
      return content.position.hero.title[language];
    case 'calendar':
      return content.editions.hero.title[language];
    case 'article':
      return articleTitle(content, language, params.slug);
    case 'homeAlternative':
    case 'homeAlternative2':
    case 'thanks':
    case 'thanksEnglish':
      throw new Error(`The page "${route}" has no breadcrumb.`);
  }
}

function articleTitle(content: ContentRequest['content'], language: Language, slug = ''): string {
  const article = content.articles[slug]?.[language];
  if (!article) throw new Error(`There is no article “${slug}”.`);
  return article.title;
}

function isCourse(route: RouteId): route is (typeof courseMenu)[number] {
  return (courseMenu as readonly RouteId[]).includes(route);
}
