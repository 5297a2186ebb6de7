import type { EditionsRecord } from '../src/schema/editions.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages } from '../src/i18n/language.ts';
import { allEditions } from '../src/site/course-editions.ts';
import { contentChanges } from '../src/site/content-day.ts';
import { canonicalPath } from '../src/site/links.ts';
import type { RouteId } from '../src/site/routes.ts';

/** The facts about editions for the server and the command line. */
export function editionsRecord(content: SiteContent): EditionsRecord {
  const { asOf } = content.editions;
  return {
    ...(asOf && { asOf }),
    editions: allEditions(content),
    courses: Object.entries({ ...content.courses, ...content.hiddenCourses }).map(
      ([id, { card, facts, route, anchor, shown }]) => ({
        id,
        name: card.title,
        locations: facts.locations,
        ...(shown && route && { path: pathsTo(route, anchor) }),
        ...(facts.price && { price: facts.price }),
      }),
    ),
    campuses: Object.values(content.campuses).map(({ id, name }) => ({ id, name, path: pathsTo(id) })),
    changes: contentChanges(content),
  };
}

function pathsTo(route: RouteId, anchor?: string) {
  return fromKeys(languages, (language) => canonicalPath(route, language) + (anchor ? `#${anchor}` : ''));
}
