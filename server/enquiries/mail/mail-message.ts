import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import type { Language } from '../../../src/i18n/language.ts';
import type { BookingDelivery, WrittenAnswer } from '../outbox/delivery.ts';
import type { Letter } from './letter.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';

/** The centre's details that mails contain. */
export type MailCentre = {
  name: string;
  email: string;
  /** With its country code, spaced for reading. */
  phone: string;
  /** On one line. */
  address: string;
  /** Origin of the site, without a path. */
  siteUrl: string;
  /** Courses and campuses; the mail to the centre shows an unknown one by its id. */
  courses: readonly Choice[];
  campuses: readonly Choice[];
  /** Ids of the courses with a syllabus as a PDF. */
  syllabuses: readonly string[];
};

export type MailMessage = { subject: string; text: string; html: string };

/** The data of a mail about a booking. */
export type BookingMail = Pick<BookingDelivery, 'booking' | 'letter' | 'visit' | 'reason'>;

/** The functions that render mails. */
export type MailViews = {
  /** The two mails of an enquiry: to the centre, and the automatic answer to the visitor in their language. */
  renderMails(enquiry: Enquiry, centre: MailCentre): { centre: MailMessage; visitor: MailMessage };
  /** The mail that asks a subscriber to confirm. */
  renderOptInMail(subscription: Subscription, centre: MailCentre): MailMessage;
  /** The mail that announces an intake to a subscriber. */
  renderEditionMail(subscription: Subscription, edition: AnnouncedEdition, centre: MailCentre): MailMessage;
  /** A mail about the booking of a visit. */
  renderBookingMail(mail: BookingMail, centre: MailCentre): MailMessage;
  /** An answer that somebody of the office wrote. */
  renderAnswerMail(answer: WrittenAnswer, language: Language): MailMessage;
  renderLetter(letter: Letter): MailMessage;
};
