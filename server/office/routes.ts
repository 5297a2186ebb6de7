import { answerRoutes } from './answers/answer-routes.ts';
import { erasingRoutes } from './erasing/erasing-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import type { OfficeParts } from './office-parts.ts';
import type { OfficeRoute } from './office-route.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { waitingRoutes } from './waiting/waiting-routes.ts';

/**
 * The table of everything that asks for a session. One guard registers it, and one test walks it: a route that stands
 * elsewhere does not exist.
 */
export function officeRoutes(parts: OfficeParts): OfficeRoute[] {
  return [
    ...peopleRoutes(parts),
    ...answerRoutes(parts),
    ...exportRoutes(parts),
    ...waitingRoutes(parts),
    ...figuresRoutes(parts),
    ...erasingRoutes(parts),
  ];
}
