import { wordList } from '../../i18n/format.ts';
import { inLanguage } from '../../i18n/language.ts';
import type { Campus } from '../../schema/campus.ts';
import { isSampleStreet } from '../../schema/centre.ts';
import { accommodationOptions } from '../campus-parts/accommodation-options.ts';
import { campusOf } from '../campus-parts/campus-of.ts';
import { facilityTable } from '../campus-parts/facility-table.ts';
import { nextVisit } from '../course-parts/visit-lines.ts';
import { courseBoard } from '../course-parts/course-strips.ts';
import { sampledHeading } from '../course-parts/sampled-heading.ts';
import type { ContentRequest } from '../page-content.ts';
import { forPhones } from './for-phones.ts';
import { campusStructuredData } from './structured-data.ts';

export type CampusContent = ReturnType<typeof campusContent>['content'];

/** Picks the page of the campus that the route names. */
export function campusContent(request: ContentRequest) {
  const { content, language, page, picture } = request;
  const record = campusOf(content, page);
  const campus = inLanguage(record, language);
  return {
    head: { ...campus.head, structuredData: [campusStructuredData(request, record)] },
    content: {
      id: record.id,
      hero: campus.hero,
      gallery: {
        title: campus.carousel.title,
        note: campus.carousel.note,
        slides: campus.carousel.slides.map((slide) => ({ ...slide, picture: picture(slide.picture) })),
      },
      story: { ...campus.description, cells: factCells(request, record) },
      visits: nextVisit(request, { campus: record.id }),
      highlights: campus.highlights,
      facilities: facilityTable(request, record.id),
      courses: { ...campus.courses, ...coursesAt(request, record) },
      gettingHere: gettingHere(request, record),
      accommodation: campus.accommodation && {
        ...sampledHeading(campus.accommodation, campus.accommodation.options),
        options: accommodationOptions(request, record),
      },
      form: campus.form,
    },
  };
}

function factCells({ language, t }: ContentRequest, { facts: { airport, courses } }: Campus) {
  const numbers = { block1: '1', block2: '2' } as const;
  const blocks = (['block1', 'block2'] as const).filter((block) => courses.includes(block)).map((id) => numbers[id]);
  return [
    { label: t('campus.airport'), value: airport.icao },
    ...(airport.minutesAway
      ? [{ label: t('campus.fromAirport'), value: t('campus.minutes', { minutes: airport.minutesAway }) }]
      : []),
    { label: t(blocks.length === 1 ? 'campus.block' : 'campus.blocks'), value: wordList(blocks, language) },
  ];
}

/** The courses taught at the campus, with the figures of the catalogue. */
function coursesAt(request: ContentRequest, { id: campus, facts }: Campus) {
  const { content, language } = request;
  const taught = facts.courses.flatMap((route) =>
    Object.entries(content.courses)
      .filter(([, course]) => course.route === route)
      .map(([course, { card }]) => ({ course, detail: (card.subtitle ?? card.highlights[0])?.[language] ?? '' })),
  );
  return courseBoard(request, taught, campus);
}

function gettingHere({ content, language, t, picture }: ContentRequest, record: Campus) {
  const { name, facts, gettingHere: words, map } = inLanguage(record, language);
  const {
    street,
    postalCode,
    city,
    region,
    map: addresses,
  } = inLanguage(content.centre.addresses[record.id], language);
  const { icao, name: airport, minutesAway: minutes } = facts.airport;
  return {
    ...words,
    address: { label: t('contact.address'), lines: [street, `${postalCode} ${city}`, region] },
    airport: {
      label: t('campus.airport'),
      name: airport,
      icao,
      away: minutes ? t('campus.away', { minutes }) : undefined,
    },
    transport: facts.transport,
    map: map && {
      ...map,
      ...addresses,
      picture: forPhones(picture(map.picture), picture(map.tall)),
      title: t('campus.map', { place: name }),
      isSample: isSampleStreet(content.centre, record.id),
    },
  };
}
