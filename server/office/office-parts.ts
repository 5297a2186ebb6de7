import type { EnquiryStore } from '../enquiries/store/enquiry-store.ts';
import type { OpenedDatabase } from '../enquiries/store/store.ts';
import type { Env } from '../env.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { ContentParts } from './content/content-parts.ts';
import type { OfficeEnv } from './office-env.ts';
import type { SendInvitation } from './people/invitation-mail.ts';

/** The parts that the office's routes use: the database that it shares with the site, and the build's facts. */
export type OfficeParts = OpenedDatabase & {
  env: Env;
  office: OfficeEnv;
  /** The enquiries' store on the same database. */
  store: EnquiryStore;
  facts: SiteFacts;
  /** Null if no mail server is set: the screen then only shows the link. */
  sendInvitation: SendInvitation | null;
  /** Null if `CONTENT_REPOSITORY` is not set. */
  content: ContentParts | null;
  now: () => Date;
};
