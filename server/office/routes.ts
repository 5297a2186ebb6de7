import { monthsKept } from '../enquiries/retention.ts';
import { answerRoutes } from './answers/answer-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { factsRoute } from './enquiries/facts-route.ts';
import { officeQueries } from './enquiries/office-queries.ts';
import { typedRoute } from './enquiries/typed-route.ts';
import { erasingRoutes } from './erasing/erasing-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import { mailRoutes } from './mails/mail-routes.ts';
import type { OfficeParts } from './open-office.ts';
import type { OfficeRoute } from './office-route.ts';
import { listPeople } from './people/people-queries.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { uploadsFolder } from './pictures/uploads.ts';
import { visitRoutes } from './visits/visit-routes.ts';
import { callRoutes, waitingRoutes } from './waiting/waiting-routes.ts';

/** The table of all routes that need a session. Only the guard registers them, and a test checks each of them. */
export function officeRoutes(parts: OfficeParts): OfficeRoute[] {
  const { db, env, facts, now } = parts;
  const people = async () => (await listPeople(db)).map(({ email }) => email);
  const queries = officeQueries(parts, { now, retentionMonths: () => monthsKept(env, facts).enquiries });
  return [
    factsRoute(facts, people),
    ...enquiryRoutes(queries, people),
    typedRoute({ ...parts, mark: queries.mark }),
    ...exportRoutes(parts),
    ...answerRoutes(parts),
    ...mailRoutes(parts),
    ...waitingRoutes(parts),
    ...callRoutes(parts),
    ...figuresRoutes(parts),
    ...erasingRoutes(parts),
    ...visitRoutes(parts),
    ...peopleRoutes(parts),
    ...contentRoutes(parts),
    ...pictureRoutes({ ...parts, uploads: uploadsFolder(env.DATA_DIR) }),
  ];
}
