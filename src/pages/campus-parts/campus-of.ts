import type { Campus } from '../../schema/campus.ts';
import { campusIds } from '../../schema/references.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { RouteId } from '../../site/routes.ts';

/**
 * The campus whose page is asked for: its id is also that of its page.
 * @throws Error for a page that is no campus's
 */
export function campusOf({ campuses }: Pick<SiteContent, 'campuses'>, page: RouteId): Campus {
  const id = campusIds.find((campus) => campus === page);
  if (!id) throw new Error(`The page "${page}" is no campus's; the campuses are ${campusIds.join(', ')}.`);
  return campuses[id];
}
