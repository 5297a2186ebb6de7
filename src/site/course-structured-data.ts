import type { Language } from '../i18n/language.ts';
import type { CourseFacts } from '../schema/course-facts.ts';
import type { Edition, EditionStart } from '../schema/editions.ts';
import type { DataNode } from './data-node.ts';
import { editionState, isAhead, type EditionState } from './editions.ts';

/** The facts of a course for structured data. Addresses are absolute. */
type CourseDescriptionFacts = {
  name: string;
  description: string;
  language: Language;
  url: string;
  siteUrl: string;
  /** The centre's name, and the cities of its campuses by their id. */
  centre: { name: string; cities: Readonly<Record<'madrid' | 'canarias', string>> };
  facts: Pick<CourseFacts, 'formats' | 'price' | 'ratings' | 'endorsements'>;
  editions: readonly Edition[];
  /** Whether the dates are samples: instances and the price are then left out. */
  sample: boolean;
  /** The day that the page shows as today, `YYYY-MM-DD`: `contentDay`. */
  today: string;
};

const modes: Record<CourseFacts['formats'][number], string> = {
  inPerson: 'Onsite',
  online: 'Online',
  consultation: 'Online',
};

/**
 * A course in the schema.org vocabulary. Instances and the price are stated only for future editions with a known
 * start: a past edition can no longer be bought, and an offer without a date would suggest a future edition.
 */
export function courseData(course: CourseDescriptionFacts): DataNode {
  const { name, description, language, url, siteUrl, centre, facts } = course;
  const instances = (course.sample ? [] : course.editions)
    .filter((edition) => edition.start !== 'to-be-announced' && isAhead(edition, course.today))
    .map((edition) => courseInstance(edition, course));
  const awarded = [...(facts.ratings ?? []), ...(facts.endorsements ?? [])];
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name,
    description,
    url,
    inLanguage: language,
    provider: {
      '@type': 'EducationalOrganization',
      '@id': `${siteUrl}/#organization`,
      name: centre.name,
      url: `${siteUrl}/`,
    },
    ...(awarded.length > 0 && { educationalCredentialAwarded: awarded.join(', ') }),
    ...(instances.length > 0 && { hasCourseInstance: instances }),
    ...(instances.length > 0 && facts.price && { offers: offer(facts.price, url) }),
  };
}

function courseInstance(edition: Edition, { facts, centre, url, today }: CourseDescriptionFacts): DataNode {
  const { id, start, end, campus, languages, price, closes } = edition;
  const startDate = isoStart(start);
  const availability = availabilities[editionState(edition, today)];
  return {
    '@type': 'CourseInstance',
    '@id': `${url}#${id}`,
    ...(startDate && { startDate }),
    ...(end && { endDate: end }),
    ...(languages && { inLanguage: languages }),
    courseMode: [...new Set(facts.formats.map((format) => modes[format]))],
    ...(campus !== 'online' && {
      location: {
        '@type': 'Place',
        name: `${centre.name} ${centre.cities[campus]}`,
        address: { '@type': 'PostalAddress', addressLocality: centre.cities[campus], addressCountry: 'ES' },
      },
    }),
    ...(price && {
      offers: {
        ...offer(price, url),
        ...(availability && { availability }),
        ...(closes && { validThrough: closes }),
      },
    }),
  };
}

/** The availability of an edition in schema.org, by its state; other states have none. */
const availabilities: Partial<Record<EditionState, string>> = {
  open: 'https://schema.org/InStock',
  'last-places': 'https://schema.org/LimitedAvailability',
  full: 'https://schema.org/SoldOut',
};

function offer({ amount, currency }: NonNullable<CourseFacts['price']>, url: string): DataNode {
  return { '@type': 'Offer', price: amount, priceCurrency: currency, category: 'Paid', url };
}

/** A start as an ISO 8601 day or month; undefined for an unknown start, and for a season, which the format lacks. */
function isoStart(start: EditionStart): string | undefined {
  if (start === 'to-be-announced' || 'season' in start) return undefined;
  return 'day' in start ? start.day : start.month;
}
