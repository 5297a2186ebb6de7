import type { Language } from '../../../src/i18n/language.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import type { SiteFacts } from '../../site-facts.ts';
import type { BookingDelivery, WrittenAnswer } from '../outbox/delivery.ts';
import type { Letter } from './letter.ts';

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

/** The centre's details of a content. */
export function mailCentre(
  { centre, courses, campuses, syllabuses }: Pick<SiteFacts, 'centre' | 'courses' | 'campuses' | 'syllabuses'>,
  siteUrl: string,
): MailCentre {
  const { name, email, phone, address } = centre;
  return { name, email, phone: phone.display, address, siteUrl, courses, campuses, syllabuses };
}

export type MailMessage = { subject: string; text: string; html: string };

/** The data of a mail about a booking. */
export type BookingMail = Pick<BookingDelivery, 'booking' | 'letter' | 'visit' | 'reason'>;

/** The functions that write mails as text and as HTML. */
export type MailViews = {
  renderLetter(letter: Letter): MailMessage;
  /** An answer that somebody of the office wrote. */
  renderAnswerMail(answer: WrittenAnswer, language: Language): MailMessage;
};
