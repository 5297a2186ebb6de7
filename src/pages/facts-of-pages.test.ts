import { sectionOfKind } from '../schema/course-page.ts';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../tests/markup-words.ts';
import { content, mainOf } from '../../tests/page-words.ts';
import { languages, locales, type Language } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import { catalogueFacts, type Course } from '../schema/course.ts';
import { campusIds } from '../schema/references.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { contentDay } from '../site/content-day.ts';
import * as say from '../site/course-words.ts';
import type { RouteId } from '../site/routes.ts';
import { nextStartText, previousStart, startFact } from './course-parts/next-edition.ts';

// Checks that numbers, dates, prices and addresses of the content are on the pages. Expected values are read from the
// content, so that a changed date changes page and test alike. `src/site/course-words.test.ts` tests the format of
// numbers.

/** The rows that are missing on a page. */
async function absent(page: RouteId, language: Language, rows: readonly string[]): Promise<string[]> {
  const words = wordsOf(await mainOf(page, language)).toLowerCase();
  return rows.filter((row) => !words.includes(wordsOf(row).trim().toLowerCase()));
}

/** The content, and the day that it shows as today. */
function today(all: SiteContent) {
  return { content: all, today: contentDay(all, new Date()) };
}

const writingIn = (language: Language): say.Writing => ({ language, t: translator(dictionaries[language]) });

/** A course's facts as its page's hero and details card state them: label, then value. */
function detailRows(id: string, { facts }: Course, all: SiteContent, writing: say.Writing): string[] {
  const { centre } = all;
  const { language, t } = writing;
  const { hours, hoursByFormat = [], seats, groupSize, simulatorShare, simulatorExercises, price, ratings } = facts;
  const inHours = (amount: string) => t('coursePage.hours', { amount });
  const percent = (share: number) => new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share / 100);
  const codes = (ratings ?? []).flatMap((code) => [code, ...(code === 'ADC' ? (facts.endorsements ?? []) : [])]);
  const start = startFact({ ...today(all), ...writing }, id, say.shortStart);
  const cost = price && say.priceText(price, writing);
  const rows: (string | number | undefined | false)[] = [
    `${t('facts.label.duration')} ${say.durationText(facts.duration, writing)}`,
    hours && `${t('facts.label.hours')} ${inHours(say.quantityText(hours, writing))}`,
    ...hoursByFormat.map((part) => `${t(`facts.format.${part.format}`)} ${inHours(String(part.hours))}`),
    start.value !== t('facts.toBeSaid') && `${start.label} ${start.value}`,
    seats && `${t('facts.label.seats')} ${seats}`,
    groupSize && `${t('coursePage.group')} ${say.quantityText(groupSize, writing)}`,
    simulatorShare && `${t('coursePage.share')} ${percent(simulatorShare)}`,
    simulatorExercises && `${t('coursePage.exercises')} ${simulatorExercises}`,
    facts.formats.length > 0 && `${t('facts.label.format')} ${say.formatsText(facts, writing)}`,
    facts.locations.length > 0 && `${t('facts.label.place')} ${say.locationsText(facts, writing)}`,
    facts.certification && `${t('coursePage.certification', { agency: centre.agency.acronym })} ${centre.code}`,
    cost && `${t('facts.label.price')} ${cost.amount} ${cost.tax}`,
    cost?.excludes,
    codes.length > 0 && `${t('coursePage.ratings')} ${codes.join(' ')}`,
  ];
  return rows.filter((row) => typeof row === 'string');
}

/** The hours of a course by subject, as rows of its tables. */
function curriculumRows({ facts }: Course, { courses }: SiteContent, { language }: say.Writing): string[] {
  const records = facts.parts?.flatMap((id) => courses[id]?.facts ?? []) ?? [facts];
  return records.flatMap(({ curriculum }) =>
    (curriculum?.subjects ?? []).map(
      ({ subject, rating = '', theory, simulator }) => `${subject[language]} ${rating} ${theory} h ${simulator} h`,
    ),
  );
}

describe.each(languages)('in %s', (language) => {
  const writing = writingIn(language);
  const { t } = writing;

  test("a course's page states its facts, its hours by subject and phase, and as many questions as its file", async () => {
    const all = await content;
    const own = Object.entries(all.courses).flatMap(([id, course]) =>
      course.page && course.route ? [{ id, course, page: course.page, route: course.route }] : [],
    );
    expect(own.length).toBeGreaterThan(0);
    for (const { id, course, page, route } of own) {
      const phases = sectionOfKind(page, 'phases')?.items ?? [];
      const hasTables = sectionOfKind(page, 'curriculum') ?? sectionOfKind(page, 'blocks');
      const rows = [
        ...detailRows(id, course, all, writing),
        ...course.editions.map(({ start }) => say.startText(start, writing)),
        ...(hasTables ? curriculumRows(course, all, writing) : []),
        ...phases.map(
          ({ duration, hours }) =>
            `${t('facts.label.duration')} ${say.durationText(duration, writing)}${
              hours
                ? ` ${t('facts.label.hours')} ${t('coursePage.hours', { amount: say.quantityText(hours, writing) })}`
                : ''
            }`,
        ),
      ];
      expect(await absent(route, language, rows), route).toEqual([]);
      const accordions = (await mainOf(route, language)).match(/<details(?= [^>]*name=)(?! [^>]*id="tema-)/g);
      expect(accordions, `${route}: questions`).toHaveLength(page.faq.items.length);
    }
  });

  const priceWithTax = ({ amount, tax }: { amount: string; tax: string }) =>
    `${t('facts.label.price')} (${tax}) ${amount}`;

  test('a box that promotes a course states its next start; cards of blocks also state the price', async () => {
    const all = await content;
    const { courses } = all;
    for (const { page, route } of Object.values(courses)) {
      if (!page || !route) continue;
      const promoted = sectionOfKind(page, 'promo')?.course ?? [];
      const blocks = sectionOfKind(page, 'blocks')?.items.map((item) => item.course) ?? [];
      const rows = [
        ...[promoted, blocks]
          .flat()
          .map((id) => Object.values(startFact({ ...today(all), ...writing }, id, say.shortStart)).join(' ')),
        ...blocks.flatMap((id) => {
          const price = courses[id]?.facts.price;
          return price ? [priceWithTax(say.priceText(price, writing))] : [];
        }),
      ];
      expect(await absent(route, language, rows), route).toEqual([]);
    }
  });

  test("the catalogue states each course's facts; facts of the card replace those of the course", async () => {
    const all = await content;
    const { courses, catalogue } = all;
    const shown = catalogue.categories.filter(({ shownIn }) => shownIn.includes(language)).map(({ id }) => id);
    const rows = Object.entries(courses)
      .filter(([, { category }]) => shown.includes(category))
      .flatMap(([id, course]) => {
        const facts = catalogueFacts(course);
        const previous = previousStart(today(all), id);
        return [
          ...[
            { label: t('facts.label.duration'), value: say.durationText(course.facts.duration, writing) },
            { label: t('facts.label.start'), value: nextStartText({ ...today(all), ...writing }, id, say.shortStart) },
          ]
            // The catalogue merges unknown values into one fact.
            .filter(({ value }) => value !== t('facts.toBeSaid'))
            .map(({ label, value }) => `${label} ${value}`),
          ...(course.card.facts.duration
            ? [`${t('catalogue.teaching')} ${say.durationText(course.card.facts.duration, writing)}`]
            : []),
          ...(previous ? [`${t('editions.previous')} ${say.startText(previous, writing)}`] : []),
          ...(facts.price ? [priceWithTax(say.priceText(facts.price, writing))] : []),
          ...(facts.locations.length > 0
            ? [`${t('facts.label.place')} ${facts.locations.map((place) => t(`facts.place.${place}`)).join(' ')}`]
            : []),
          ...course.card.figures.map(({ amount, label }) => `${label[language]} ${say.quantityText(amount, writing)}`),
        ];
      });
    expect(await absent('courses', language, rows)).toEqual([]);
  });

  test('the page of the call preparation states the questions and scores of the tests, and has every topic', async () => {
    const { courses } = await content;
    const page = courses['call-preparation']?.page;
    const rows = sectionOfKind(page, 'process')!.phases.flatMap(({ tests, minimumTotal }) => [
      ...(minimumTotal ? [t('process.minimum', { minimum: minimumTotal })] : []),
      ...tests.flatMap(({ name, text, questions, minimum, outOf }) => [
        ...(questions ? [`${name[language]} ${text?.[language] ?? ''} ${questions}`] : []),
        ...(minimum ? [outOf ? t('process.minimumOf', { minimum, outOf }) : t('process.minimum', { minimum })] : []),
      ]),
    ]);
    expect(await absent('callPreparation', language, rows)).toEqual([]);
    const topics = (await mainOf('callPreparation', language)).match(/<details [^>]*id="tema-\d"/g);
    expect(topics).toHaveLength(sectionOfKind(page, 'syllabus')!.topics.length);
  });

  test.each(campusIds)('the page of %s states the address of the campus and how to get there', async (campus) => {
    const { campuses, centre } = await content;
    const { facts, carousel, accommodation } = campuses[campus];
    const { street, postalCode, city, map } = centre.addresses[campus];
    const rows = [
      `${street} ${postalCode} ${city}`,
      `${facts.airport.name[language]} ${facts.airport.icao}`,
      ...facts.transport.flatMap(({ name, lines }) => lines.map((line) => `${name[language]} ${line}`)),
      ...(accommodation?.options ?? []).flatMap(({ logo, name, phone }) => [`${logo.letters} ${name}`, phone ?? name]),
    ];
    expect(await absent(campus, language, rows)).toEqual([]);
    const html = await mainOf(campus, language);
    expect(html.match(/aria-roledescription="(?:diapositiva|slide)"/g)).toHaveLength(carousel.slides.length);
    expect(html).toContain(`href="${map.link.replaceAll('&', '&amp;')}"`);
    // The map's address waits in `data-src` until the visitor asks for the map.
    expect(html).not.toMatch(/ src="https?:/);
  });

  test('contact shows both phones and the office hours, and conceals the e-mail address', async () => {
    const { contact, centre } = await content;
    const phones = Object.values(contact.panel.phones).map((label) => `${label[language]} ${centre.phone.display}`);
    const hours = [centre.officeHours.opens, centre.officeHours.closes].map((time) => time.replace(/^0/, ''));
    expect(await absent('contact', language, [...phones, ...hours])).toEqual([]);
    expect(await mainOf('contact', language)).not.toMatch(/@|mailto:/);
  });

  test('the feedback page links to a form in a new tab for each instructor, and has every picture', async () => {
    const { instructors } = (await content).feedback;
    const html = await mainOf('feedback', language);
    expect(html.match(/<article/g)).toHaveLength(instructors.length);
    expect(html.match(/<img/g)).toHaveLength(instructors.filter(({ picture }) => picture).length);
    expect(html.match(/href="https:[^"]*"[^>]* target="_blank"/g)).toHaveLength(instructors.length);
  });

  test('the licence guide has each step, each text to copy and each link to an office once', async () => {
    const { steps, instructions, usefulLinks } = (await content).licenceGuide;
    const html = await mainOf('licenceGuide', language);
    expect(html.match(/<li [^>]*id="/g)).toHaveLength(steps.items.length);
    expect(html.match(/<p lang="es"/g)).toHaveLength(instructions.application.data.texts.length * 3);
    // The rules of the checklist add one link, as they share one source.
    const links = steps.items.flatMap((step) => step.links).length + usefulLinks.items.length + 1;
    expect(html.match(/href="https:[^"]*"[^>]* target="_blank"/g)).toHaveLength(links);
  });

  test('without JavaScript the buttons of the services page link to the page for proposals', async () => {
    const { closing } = (await content).services;
    const path = { es: '/propuesta', en: '/proposal' }[language];
    const calls = new RegExp(`<a[^>]* href="${path}"[^>]*>${closing.action[language]}`, 'g');
    expect((await mainOf('services', language)).match(calls)).toHaveLength(2);
  });
});
