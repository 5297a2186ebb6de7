import type { RouteParams } from './links.ts';
import { courseMenu } from './menus.ts';
import { routeRow, type RouteId } from './routes.ts';

/** A step of the breadcrumbs of a page: its route, and its name. */
export type TrailStep = { route: RouteId; params?: RouteParams; name: string };

const below: Partial<Record<RouteId, RouteId>> = {
  article: 'blog',
  calendar: 'courses',
  ...Object.fromEntries(courseMenu.map((course) => [course, 'courses'])),
};

/**
 * The routes from the home page to a page, which is the last. Empty for the home page, its variants, and pages after a
 * form, which have no parent.
 */
export function wayTo(route: RouteId): RouteId[] {
  const { canonical, screen } = routeRow(route);
  if (route === 'home' || canonical || screen === 'thanks') return [];
  const parent = below[route];
  return ['home', ...(parent ? [parent] : []), route];
}
