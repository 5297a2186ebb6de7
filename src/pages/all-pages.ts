import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { hiddenRoutes, notOffered } from '../site/hidden-courses.ts';
import { pathTo, type RouteParams } from '../site/links.ts';
import { missingArticle, type PageData, type PageId } from '../site/page-data.ts';
import { routeIds, routes, type RouteId } from '../site/routes.ts';
import { contents } from './contents.ts';
import type { PageRequest } from './page-content.ts';
import { pageTrail } from './page-trail.ts';
import { socialCard, type PlacedSocialCard } from './social-card.ts';
import { shellContent } from './shell-content.ts';

/** The data from which a page is rendered, and its social picture. */
type DrawablePage = { data: PageData; social: PlacedSocialCard | undefined };

/** Selects a page's content, in its language, and adds the shell. */
export function pageData({ pictures, ...request }: PageRequest): DrawablePage {
  const { page, params, language, requested } = request;
  const facts = {
    ...request,
    t: translator(dictionaries[language]),
    picture: (id: string) => pictures(id, language),
  };
  const { head, content } =
    page === 'notFound' ? contents['not-found']({ ...facts, page }) : contents[routes[page].screen]({ ...facts, page });
  const path = page === 'notFound' ? (requested ?? '/') : pathTo(page, language, params);
  const trail = page === 'notFound' ? [] : pageTrail({ ...facts, page });
  const data = { page, language, params, path, head, trail, shell: shellContent(facts), content };
  return { data, social: page === 'notFound' ? undefined : socialCard({ ...facts, page }) };
}

/**
 * The pages that exist: every row of the route table except the pages of hidden courses, with one entry for each value
 * of its parameter. The screens for hidden courses, unknown addresses and missing articles are last.
 */
export function existingPages(content: SiteContent): { page: PageId; params: RouteParams }[] {
  const hidden = hiddenRoutes(content);
  return [
    ...routeIds
      .filter((route) => !hidden.has(route))
      .flatMap((route) => paramsOf(route, content).map((params) => ({ page: route, params }))),
    ...[...hidden].map((route) => ({ page: 'notFound' as const, params: notOffered(route) })),
    { page: 'notFound', params: {} },
    { page: 'notFound', params: missingArticle },
  ];
}

function paramsOf(route: RouteId, content: SiteContent): RouteParams[] {
  return route === 'article' ? Object.keys(content.articles).map((slug) => ({ slug })) : [{}];
}
