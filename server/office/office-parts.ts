import type { FastifyBaseLogger } from 'fastify';
import type { EnquiryStore, OpenedDatabase } from '../enquiries/store/store.ts';
import type { Env } from '../env.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { ContentParts } from './content/content-parts.ts';
import type { OfficeEnv } from './office-env.ts';
import type { SendOfficeMail } from './people/office-mail.ts';

/** The objects that the office's routes use: the database shared with the site, and facts of the shown content. */
export type OfficeParts = OpenedDatabase & {
  env: Env;
  office: OfficeEnv;
  /** The store of enquiries on the same database. */
  store: EnquiryStore;
  facts: SiteFacts;
  /** Null without a mail server: the screen then only shows the link of an invitation. */
  sendMail: SendOfficeMail | null;
  /** Null without `CONTENT_REPOSITORY`. */
  content: ContentParts | null;
  log: FastifyBaseLogger;
  now: () => Date;
};
