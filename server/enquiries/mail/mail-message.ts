import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';

/** What mails say about the centre. */
export type MailCentre = {
  name: string;
  email: string;
  /** As it is read, with its prefix. */
  phone: string;
  /** One line. */
  address: string;
  /** Origin of the site, without a path. */
  siteUrl: string;
  /** What there is to choose from: an id that is not here is shown to nobody but the centre. */
  courses: readonly Choice[];
  campuses: readonly Choice[];
};

export type MailMessage = { subject: string; text: string; html: string };

/** Writes the two mails of an enquiry: to the centre, and the automatic answer to the visitor in their language. */
export type RenderMails = (enquiry: Enquiry, centre: MailCentre) => { centre: MailMessage; visitor: MailMessage };
