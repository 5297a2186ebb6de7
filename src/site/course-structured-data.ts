import type { BreadcrumbList, Course as CourseData, CourseInstance, WithContext } from 'schema-dts';
import type { Language } from '../i18n/language.ts';
import type { CourseFacts } from '../schema/course-facts.ts';
import type { StartDate } from '../schema/start-date.ts';

/** What search engines and other readers are told about a course. Addresses are absolute. */
type CourseDescriptionFacts = {
  name: string;
  description: string;
  language: Language;
  url: string;
  siteUrl: string;
  /** The centre's name, and the cities of its campuses by their id. */
  centre: { name: string; cities: Readonly<Record<'madrid' | 'canarias', string>> };
  facts: Pick<CourseFacts, 'start' | 'formats' | 'locations' | 'price' | 'ratings' | 'endorsements'>;
  /** ISO day on which the page is drawn. */
  today: string;
};

const modes: Record<CourseFacts['formats'][number], string> = {
  inPerson: 'Onsite',
  online: 'Online',
  consultation: 'Online',
};

/**
 * A course in the schema.org vocabulary. Instances and the price are stated for starts that are still ahead only: a past
 * edition can no longer be bought, and an offer without a date would promise one.
 */
export function courseData(course: CourseDescriptionFacts): WithContext<CourseData> {
  const { name, description, language, url, siteUrl, centre, facts } = course;
  const instances = futureStarts(facts.start, course.today).map((startDate) => courseInstance(startDate, course));
  const awarded = [...(facts.ratings ?? []), ...(facts.endorsements ?? [])];
  return {
    '@context': 'https://schema.org',
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

function courseInstance(startDate: string, { facts, centre, language }: CourseDescriptionFacts): CourseInstance {
  const campuses = facts.locations.filter((location) => location !== 'online');
  return {
    '@type': 'CourseInstance',
    startDate,
    inLanguage: language,
    courseMode: [...new Set(facts.formats.map((format) => modes[format]))],
    ...(campuses.length > 0 && {
      location: campuses.map((campus) => ({
        '@type': 'Place' as const,
        name: `${centre.name} ${centre.cities[campus]}`,
        address: { '@type': 'PostalAddress' as const, addressLocality: centre.cities[campus], addressCountry: 'ES' },
      })),
    }),
  };
}

function offer({ amount, currency }: NonNullable<CourseFacts['price']>, url: string) {
  return { '@type': 'Offer' as const, price: amount, priceCurrency: currency, category: 'Paid', url };
}

/**
 * The starts that have not passed on a day, as ISO days or months. A month counts until its end.
 * @param today ISO day
 */
export function futureStarts(start: StartDate, today: string): string[] {
  if ('day' in start) return start.day >= today ? [start.day] : [];
  const months = 'month' in start ? [start.month] : 'months' in start ? start.months : [];
  return months.filter((month) => month >= today.slice(0, 7));
}

/** Where a page stands below the home page: names and absolute addresses, from the top. */
export function breadcrumbData(trail: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
