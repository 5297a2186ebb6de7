import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { hiddenRoutes, notOffered } from '../site/hidden-courses.ts';
import { pathTo, type RouteParams } from '../site/links.ts';
import { missingArticle, screenOf, type PageData, type PageId } from '../site/page-data.ts';
import { routeIds, type RouteId } from '../site/routes.ts';
import { pageTrail } from './page-trail.ts';
import type { AnyScreen, PageRequest } from './page-content.ts';
import { socialCard, type PlacedSocialCard } from './social-card.ts';
import { shellContent } from './shell-content.ts';

/** The screen in each folder. */
const screens = import.meta.glob<AnyScreen>('./*/page.tsx', { eager: true, import: 'screen' });

/** A page's data, its component for them, and its social picture. */
type DrawablePage = { data: PageData; Layout: AnyScreen['Layout']; social: PlacedSocialCard | undefined };

/** Selects a page's content, in its language, and adds the shell. */
export function pageData({ pictures, ...request }: PageRequest): DrawablePage {
  const { page, params, language, requested } = request;
  const facts = {
    ...request,
    t: translator(dictionaries[language]),
    picture: (id: string) => pictures(id, language),
  };
  const screen = screens[`./${screenOf(page)}/page.tsx`];
  if (!screen) throw new Error(`The page "${page}" has no file src/pages/${screenOf(page)}/page.tsx.`);
  const { head, name, content } = screen.content({ ...facts, page });
  const shared = { page, language, params, head, content, shell: shellContent(facts) };
  if (page === 'notFound')
    return { data: { ...shared, path: requested ?? '/', trail: [] }, Layout: screen.Layout, social: undefined };
  const trail = pageTrail({ ...facts, page }, name);
  return {
    data: { ...shared, path: pathTo(page, language, params), trail },
    Layout: screen.Layout,
    social: socialCard({ ...facts, page }, trail.at(-1)?.name),
  };
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
