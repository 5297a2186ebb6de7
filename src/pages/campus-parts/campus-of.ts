import type { Campus } from '../../schema/campus.ts';
import { campusIds } from '../../schema/references.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { RouteId } from '../../site/routes.ts';

/**
 * The campus of a campus page. The campus and the page have the same id.
 * @throws Error for any other page
 */
export function campusOf({ campuses }: Pick<SiteContent, 'campuses'>, page: RouteId): Campus {
  const id = campusIds.find((campus) => campus === page);
  if (!id) throw new Error(`The page "${page}" does not belong to a campus; the campuses are ${campusIds.join(', ')}.`);
  return campuses[id];
}
