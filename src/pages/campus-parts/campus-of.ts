import type { Campus } from '../../schema/campus.ts';
import type { SiteContent } from '../../schema/site-content.ts';

/**
 * The campus with an id, which is also the id of its page.
 * @throws Error that says which files there are
 */
export function campusOf({ campuses }: Pick<SiteContent, 'campuses'>, id: string): Campus {
  const campus = campuses[id];
  if (campus) return campus;
  throw new Error(`There is no campus "${id}" in content/campuses; there are: ${Object.keys(campuses).join(', ')}.`);
}
