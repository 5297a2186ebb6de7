import type { OfficeParts } from './office-parts.ts';
import type { OfficeRoute } from './office-route.ts';
import { peopleRoutes } from './people/people-routes.ts';

/**
 * The table of everything that asks for a session. One guard registers it, and one test walks it: a route that stands
 * elsewhere does not exist.
 */
export function officeRoutes(parts: OfficeParts): OfficeRoute[] {
  return [...peopleRoutes(parts)];
}
