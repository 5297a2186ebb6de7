import type { Language } from '../../../src/i18n/language.ts';
import { longMoment } from '../../../src/site/days.ts';
import { formTopics, type Enquiry } from '../../../src/schema/enquiry.ts';
import { answerText } from '../../../src/schema/fields/answer-text.ts';
import {
  answeredField,
  answerNames,
  consentField,
  consentNames,
  type AnswerName,
} from '../../../src/schema/fields/field-names.ts';
import { referenceOf } from '../../../src/schema/form-submission.ts';
import { routePath } from '../../../src/site/routes.ts';
import { tokenName } from '../../../src/schema/tell-me.ts';
import { syllabusPath } from '../../../src/site/syllabus-paths.ts';
import { greetingName, type Letter, linesOf, oneLine } from './letter.ts';
import type { MailCentre } from './mail-message.ts';
import { centreWords, commonWords, visitorWords } from './mail-words.ts';

/** A label with its value; null and empty values are left out. */
type Row = [label: string, value: string | null];

/**
 * The automatic answer, in the visitor's language. It repeats only a first name from the form, and values without free
 * text: chosen options, numbers and days. The address may belong to somebody else, and the form must not send them
 * words or links.
 */
export function letterToVisitor(enquiry: Enquiry, centre: MailCentre): Letter {
  const { language } = enquiry;
  const words = visitorWords[language];
  return {
    language,
    subject: `${words.subject} – ${centre.name}`,
    opening: [commonWords[language].greeting(greetingName(enquiry.name)), words.opening],
    rows: given([
      [words.topic, formTopics[enquiry.form][language]],
      ...answerNames.flatMap((name): Row[] => {
        const { letters } = answeredField(name);
        const value = enquiry[name];
        return 'visitor' in letters && letters.visitor && value !== null
          ? [[letters.visitor[language], repeated(name, value, centre, language)]]
          : [];
      }),
      [words.documents, enquiry.documents === null ? null : String(linesOf(enquiry.documents).length)],
      [words.received, longMoment(enquiry.receivedAt, language)],
      [words.reference, referenceOf(enquiry.id)],
    ]),
    ...syllabusLink(enquiry, centre),
    closing: [words.more(centre.phone), words.notYou],
    ...letterEnd(words.privacy, language, centre),
  };
}

function syllabusLink({ course, language }: Enquiry, { syllabuses, siteUrl }: MailCentre): Pick<Letter, 'action'> {
  if (course === null || !syllabuses.includes(course)) return {};
  const { href } = new URL(syllabusPath(course, language), siteUrl);
  return { action: { words: visitorWords[language].syllabus, href } };
}

/** The mail to the centre: everything that the visitor entered, and where the enquiry came from. */
export function letterToCentre(enquiry: Enquiry, centre: MailCentre): Letter {
  const words = centreWords;
  const topic = formTopics[enquiry.form].es;
  return {
    language: 'es',
    subject: words.subject(oneLine(enquiry.name), oneLine(centreText('course', enquiry, centre) ?? topic)),
    opening: [words.opening],
    rows: given([
      ...answerNames.map((name): Row => [answeredField(name).letters.centre, centreText(name, enquiry, centre)]),
      [words.topic, topic],
      [words.language, words.languages[enquiry.language]],
      [words.received, longMoment(enquiry.receivedAt, 'es')],
      [words.page, enquiry.page],
      [words.referrer, enquiry.referrer],
      [words.clickId, enquiry.clickId],
      [words.campaign, enquiry.campaign],
      [words.id, enquiry.id],
    ]),
    closing: consentNames.flatMap((name) => {
      const sentences = consentField(name).letters.centre;
      return sentences ? [enquiry[`${name}Consent`] === null ? sentences.refused : sentences.given] : [];
    }),
    signature: [centre.name],
  };
}

/** A value as the centre reads it: a title instead of an id, or the id if the option no longer exists. */
function centreText(name: AnswerName, enquiry: Enquiry, centre: MailCentre): string | null {
  const value = enquiry[name];
  return value === null ? null : answerText(name, value, 'es', centre);
}

/** The text of a value: an option's title, a number or a day; null for an option that no longer exists. */
function repeated(name: AnswerName, value: string, centre: MailCentre, language: Language): string | null {
  const text = answerText(name, value, language, centre);
  return answeredField(name).type === 'choice' && text === value ? null : text;
}

/** Leaves out rows without a value. */
export function given(rows: Row[]): [string, string][] {
  return rows.filter((row): row is [string, string] => row[1] !== null && row[1] !== '');
}

/** The end of a mail to a visitor: the link to the privacy policy, and the centre's details. */
export function letterEnd(words: string, language: Language, centre: MailCentre): Pick<Letter, 'link' | 'signature'> {
  const { href } = new URL(routePath('privacy', language), centre.siteUrl);
  return { link: { words, href }, signature: signatureOf(centre) };
}

export function signatureOf({ name, address, phone, email }: MailCentre): string[] {
  return [name, address, phone, email];
}

/** The address of a page with a button, for the person who has the token. */
export function tokenUrl(path: string, { language, token }: Tokened, { siteUrl }: Pick<MailCentre, 'siteUrl'>): string {
  return new URL(`${path}?${new URLSearchParams({ lang: language, [tokenName]: token })}`, siteUrl).href;
}

type Tokened = { language: Language; token: string };
