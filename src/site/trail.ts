import type { RouteParams } from './links.ts';
import { courseMenu } from './menus.ts';
import { routeRow, type RouteId } from './routes.ts';

/** A step of the way from the home page to a page: its route, and its name there. */
export type TrailStep = { route: RouteId; params?: RouteParams; name: string };

const below: Partial<Record<RouteId, RouteId>> = {
  article: 'blog',
  calendar: 'courses',
  ...Object.fromEntries(courseMenu.map((course) => [course, 'courses'])),
};

/**
 * Lists the pages on the way from the home page to a page, itself at the end. It is empty for the home page, for its
 * variants and for pages that only follow a form: they have no parent.
 */
export function wayTo(route: RouteId): RouteId[] {
  const { canonical, screen } = routeRow(route);
  if (route === 'home' || canonical || screen === 'thanks') return [];
  const parent = below[route];
  return ['home', ...(parent ? [parent] : []), route];
}
