import { locales, type Language } from '../../../src/i18n/language.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import { routePath } from '../../../src/site/routes.ts';
import { greetingName } from './greeting-name.ts';
import type { MailCentre } from './mail-message.ts';
import { centreWords, topics, visitorWords } from './mail-words.ts';
import { oneLine } from './one-line.ts';

/** A mail before it becomes text and HTML, which therefore always say the same. */
export type Letter = {
  language: Language;
  subject: string;
  /** Paragraphs above the table. */
  opening: string[];
  /** Label and value; a value may have several lines. */
  rows: [label: string, value: string][];
  /** Paragraphs below the table. */
  closing: string[];
  link?: { words: string; href: string };
  signature: string[];
};

/**
 * The automatic answer, in the visitor's language. Of what was typed it repeats only a first name: anyone can enter a
 * stranger's address, and the form must be of no use for sending that stranger words or links.
 */
export function letterToVisitor(enquiry: Enquiry, centre: MailCentre): Letter {
  const { language } = enquiry;
  const words = visitorWords[language];
  return {
    language,
    subject: `${words.subject} – ${centre.name}`,
    opening: [words.greeting(greetingName(enquiry.name)), words.opening],
    rows: given([
      [words.topic, topics[enquiry.form][language]],
      [words.course, titleOf(centre.courses, enquiry.course, language)],
      [words.campus, titleOf(centre.campuses, enquiry.campus, language)],
      [words.received, moment(enquiry.receivedAt, language)],
      [words.reference, enquiry.id.slice(0, 8).toUpperCase()],
    ]),
    closing: [words.more(centre.phone), words.notYou],
    link: { words: words.privacy, href: new URL(routePath('privacy', language), centre.siteUrl).href },
    signature: [centre.name, centre.address, centre.phone, centre.email],
  };
}

/** The mail to the centre: everything the visitor wrote and how the enquiry came about. */
export function letterToCentre(enquiry: Enquiry, centre: MailCentre): Letter {
  const words = centreWords;
  const course = titleOf(centre.courses, enquiry.course, 'es') ?? enquiry.course;
  const campus = titleOf(centre.campuses, enquiry.campus, 'es') ?? enquiry.campus;
  const topic = topics[enquiry.form].es;
  return {
    language: 'es',
    subject: words.subject(oneLine(enquiry.name), oneLine(course ?? topic)),
    opening: [words.opening],
    rows: given([
      [words.name, enquiry.name],
      [words.email, enquiry.email],
      [words.phone, enquiry.phone],
      [words.organisation, enquiry.organisation],
      [words.role, enquiry.role],
      [words.topic, topic],
      [words.course, course],
      [words.campus, campus],
      [words.message, enquiry.message],
      [words.language, words.languages[enquiry.language]],
      [words.received, moment(enquiry.receivedAt, 'es')],
      [words.page, enquiry.page],
      [words.referrer, enquiry.referrer],
      [words.clickId, enquiry.clickId],
      [words.campaign, enquiry.campaign],
      [words.id, enquiry.id],
    ]),
    closing: [enquiry.marketingConsent === null ? words.mayNotAdvertise : words.mayAdvertise],
    signature: [centre.name],
  };
}

function titleOf(titles: MailCentre['courses'], id: string | null, language: Language): string | null {
  return (id !== null && titles !== undefined && Object.hasOwn(titles, id) && titles[id]?.[language]) || null;
}

function given(rows: [label: string, value: string | null][]): [string, string][] {
  return rows.filter((row): row is [string, string] => row[1] !== null && row[1] !== '');
}

/** In Madrid's time, which is also that of whoever answers. */
function moment(date: Date, language: Language): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' } as const;
  return new Intl.DateTimeFormat(locales[language], form).format(date);
}
