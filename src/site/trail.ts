import type { RouteParams } from './links.ts';
import { routeRow, type RouteId } from './routes.ts';

/** A step of the breadcrumbs of a page: its route, and its name. */
export type TrailStep = { route: RouteId; params?: RouteParams; name: string };

/** The routes from the home page to a page, which is the last; empty for a page without breadcrumbs. */
export function wayTo(route: RouteId): RouteId[] {
  const { canonical, parent, menu } = routeRow(route);
  if (canonical || parent === null) return [];
  const above = parent ?? (menu === 'courses' ? menu : undefined);
  return ['home', ...(above ? [above] : []), route];
}
