import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import type { Language } from '../../../src/i18n/language.ts';
import type { BookingDelivery, WrittenAnswer } from '../outbox/delivery.ts';
import type { Letter } from './letter.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';

/** The centre, as mails name it. */
export type MailCentre = {
  name: string;
  email: string;
  /** As it is read, with its prefix. */
  phone: string;
  /** One line. */
  address: string;
  /** Origin of the site, without a path. */
  siteUrl: string;
  /** Courses and campuses by id; an unknown id is shown to the centre only. */
  courses: readonly Choice[];
  campuses: readonly Choice[];
  /** Ids of the courses that have a printed syllabus. */
  syllabuses: readonly string[];
};

export type MailMessage = { subject: string; text: string; html: string };

/** The parts of a mail about a booking. */
export type BookingMail = Pick<BookingDelivery, 'booking' | 'letter' | 'visit'>;

/** Functions that write the mails. */
export type MailViews = {
  /** The two mails of an enquiry: to the centre, and the automatic answer to the visitor in their language. */
  renderMails(enquiry: Enquiry, centre: MailCentre): { centre: MailMessage; visitor: MailMessage };
  /** Asks the owner of a mailbox to confirm a request for news of the next intake. */
  renderOptInMail(subscription: Subscription, centre: MailCentre): MailMessage;
  /** Brings news of an intake. */
  renderEditionMail(subscription: Subscription, edition: AnnouncedEdition, centre: MailCentre): MailMessage;
  /** About the booking of a visit. */
  renderBookingMail(mail: BookingMail, centre: MailCentre): MailMessage;
  /** An answer of the office, as it was written. */
  renderAnswerMail(answer: WrittenAnswer, language: Language): MailMessage;
  renderLetter(letter: Letter): MailMessage;
};
