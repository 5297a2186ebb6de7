import type { Language } from '../../../src/i18n/language.ts';
import { dictionaries } from '../../../src/i18n/words/dictionaries.ts';
import { translator } from '../../../src/i18n/words/words.ts';
import type { AnswerPlaceholder } from '../../../src/schema/answer-template.ts';
import type { EditionsRecord, Edition } from '../../../src/schema/editions.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import { formAddress } from '../../../src/schema/form-submission.ts';
import type { DraftCaution } from '../../../src/schema/office-answers.ts';
import { tellMeForm } from '../../../src/schema/site-form.ts';
import { priceText, editionPlaceText, startPhrase } from '../../../src/site/course-words.ts';
import { canonicalPath } from '../../../src/site/links.ts';
import { syllabusPath } from '../../../src/site/syllabus-paths.ts';
import { greetingName } from '../../enquiries/mail/letter.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { answerWords } from './answer-words.ts';
import { longDate, wordList } from '../../../src/i18n/format.ts';
import { editionState, nextEdition } from '../../../src/site/editions.ts';

/** The facts of the site on one day, with which answers are filled. */
export type PublishedSite = {
  siteUrl: string;
  centre: SiteFacts['centre'];
  /** Ids of the courses with a syllabus as a PDF. */
  syllabuses: SiteFacts['syllabuses'];
  record: EditionsRecord;
  /** The day in Europe/Madrid. */
  today: string;
};

type Values = { values: Record<AnswerPlaceholder, string>; cautions: DraftCaution[] };

/**
 * The values of all placeholders for an enquiry, in the language of its visitor. The name is empty if what was typed does
 * not look like one: the address may be a stranger's, who must not be greeted with a link.
 */
export function templateValues(
  enquiry: Pick<Enquiry, 'name' | 'course' | 'campus' | 'language'>,
  site: PublishedSite,
): Values {
  const { language } = enquiry;
  const words = answerWords[language];
  const { siteUrl, centre, record } = site;
  const page = (route: Parameters<typeof canonicalPath>[0]) => new URL(canonicalPath(route, language), siteUrl).href;
  const course = record.courses.find(({ id }) => id === enquiry.course);
  const campus = record.campuses.find(({ id }) => id === enquiry.campus);
  const ofCourse = course ? courseValues(course, enquiry, site) : null;
  const name = greetingName(enquiry.name);
  const cautions: DraftCaution[] = [
    ...(name === null ? ['no-name' as const] : []),
    ...(ofCourse?.cautions ?? ['no-course' as const]),
  ];
  return {
    values: {
      name: name ?? '',
      course: course?.name[language] ?? words.noCourse,
      price: ofCourse?.price ?? words.pricesOfAll(page('courses')),
      nextEdition: ofCourse?.nextEdition ?? words.datesOfAll(page('calendar')),
      syllabus: syllabusOf(course, language, site) ?? page('courses'),
      courses: page('courses'),
      calendar: page('calendar'),
      requirements: page('canI'),
      costs: page('costs'),
      campus: campus?.path ? new URL(campus.path[language], siteUrl).href : page('madrid'),
      signature: [words.office(centre.name), centre.address, centre.phone.display, centre.email, siteUrl].join('\n'),
    },
    cautions,
  };
}

/** Address of a course's syllabus as a PDF, or else of its page. */
function syllabusOf(
  course: EditionsRecord['courses'][number] | undefined,
  language: Language,
  { siteUrl, syllabuses }: PublishedSite,
): string | null {
  if (!course) return null;
  const path = syllabuses.includes(course.id) ? syllabusPath(course.id, language) : course.path?.[language];
  return path === undefined ? null : new URL(path, siteUrl).href;
}

function courseValues(
  course: EditionsRecord['courses'][number],
  { campus, language }: Pick<Enquiry, 'campus' | 'language'>,
  { siteUrl, record, today }: PublishedSite,
): { price: string; nextEdition: string; cautions: DraftCaution[] } {
  const known = campus ?? undefined;
  const tellMe = new URL(formAddress({ form: tellMeForm, language, course: course.id, campus: known }), siteUrl).href;
  const courses = new URL(canonicalPath('courses', language), siteUrl).href;
  const isSample = record.asOf !== undefined;
  // Real people get the answers, so sample dates are left out.
  const editions = isSample ? [] : record.editions.filter((edition) => edition.course === course.id);
  const { text, next } = nextEditionText({ course, editions, campus, today, language, tellMe });
  const price = next?.price ?? course.price;
  const cautions: (DraftCaution | false)[] = [
    isSample && 'sample-dates',
    !isSample && next === null && 'no-next-edition',
    !price && 'no-price',
    price?.confirmed === false && 'unconfirmed-price',
  ];
  return {
    price: price ? priceSentence(price, language) : answerWords[language].noPrice(courses),
    nextEdition: text,
    cautions: cautions.filter((caution) => caution !== false),
  };
}

function priceSentence(price: Parameters<typeof priceText>[0], language: Language): string {
  const { amount, tax } = priceText(price, { language, t: translator(dictionaries[language]) });
  return answerWords[language].price(amount, tax, price.excludes[language]);
}

type Asked = {
  course: Parameters<typeof editionPlaceText>[0];
  /** The editions of that course. */
  editions: readonly Edition[];
  /** The campus that the visitor prefers; editions there and online are preferred. */
  campus: string | null;
  today: string;
  language: Language;
  /** Address of the form for news of the next intake. */
  tellMe: string;
};

/** Sentences about the next edition of a course, or about the alternative if none can be joined. */
export function nextEditionText({ course, editions, campus, today, language, tellMe }: Asked): {
  text: string;
  /** The next edition; null if there is none. */
  next: Edition | null;
} {
  const there = editions.filter((edition) => edition.campus === campus || edition.campus === 'online');
  const next = nextEdition(there, today) ?? nextEdition(editions, today);
  const words = answerWords[language];
  if (!next) return { text: words.none(tellMe), next: null };
  const state = editionState(next, today);
  // A start and a last day of enrolment that several campuses share are mentioned once.
  const dates = ({ start, closes }: Edition) => JSON.stringify([start, closes]);
  const alike = editions.filter((edition) => editionState(edition, today) === state && dates(edition) === dates(next));
  const writing = { language, t: translator(dictionaries[language]) };
  const places = [next, ...alike].map((edition) => editionPlaceText(course, edition.campus, writing));
  const where = wordList([...new Set(places)], language);
  if (state === 'to-be-announced') return { text: words.undated(where, tellMe), next };
  const when = startPhrase(next.start, writing);
  if (state === 'full') return { text: words.full(when, where), next };
  if (state === 'closed') return { text: words.closed(when, where, tellMe), next };
  const begins = (state === 'last-places' ? words.lastPlaces : words.open)(when, where);
  const closes = next.closes === undefined ? '' : ` ${words.closes(longDate(next.closes, language))}`;
  return { text: begins + closes, next };
}
