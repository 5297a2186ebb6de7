import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { longDate } from '../../src/i18n/format.ts';
import { fromKeys } from '../../src/i18n/from-keys.ts';
import { type Language, languages } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator } from '../../src/i18n/words/words.ts';
import type { Edition, EditionsRecord } from '../../src/schema/editions.ts';
import type { AnnouncedEdition } from '../../src/schema/subscription.ts';
import { editionPlaceText, priceText, startText } from '../../src/site/course-words.ts';
import { routePath } from '../../src/site/routes.ts';
import type { CalledRound } from '../../src/schema/called-round.ts';
import { waitedCall } from '../../src/schema/waited-call.ts';
import { contentHere } from '../publish/shown-content.ts';

/**
 * The facts that mails about an intake contain, in both languages. An online intake is announced to all subscribers of
 * its course.
 */
export function announcedEdition(edition: Edition, { courses }: Pick<EditionsRecord, 'courses'>): AnnouncedEdition {
  const course = courses.find(({ id }) => id === edition.course);
  const courseName = course?.name ?? { es: edition.course, en: edition.course };
  return {
    id: edition.id,
    course: edition.course,
    campus: edition.campus === 'online' ? null : edition.campus,
    courseName,
    facts: fromKeys(languages, (language) =>
      factsOf(edition, { name: courseName[language], locations: course?.locations ?? [] }, language),
    ),
    path: course?.path ?? fromKeys(languages, (language) => routePath('contact', language)),
  };
}

function factsOf(
  edition: Edition,
  course: { name: string } & Parameters<typeof editionPlaceText>[0],
  language: Language,
): [label: string, value: string][] {
  const t = translator(dictionaries[language]);
  const writing = { language, t };
  const { start: begins, closes, campus, timetable, price } = edition;
  const cost = price && priceText(price, writing);
  const rows: [label: string, value: string | undefined][] = [
    [t('facts.label.course'), course.name],
    [t('facts.label.start'), startText(begins, writing)],
    [t('facts.label.place'), editionPlaceText(course, campus, writing)],
    [t('facts.label.timetable'), timetable?.[language]],
    [t('facts.label.price'), cost && `${cost.amount} (${cost.tax})\n${cost.excludes}`],
    [t('facts.label.closes'), closes && longDate(closes, language)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

const words = {
  es: { name: 'Convocatoria de ENAIRE', from: 'Inscripción desde', to: 'Último día' },
  en: { name: 'ENAIRE’s selection round', from: 'Applications from', to: 'Last day' },
};

/**
 * The facts that mails about ENAIRE's call contain. An address gets one mail for each year: a corrected date causes no
 * second mail.
 */
export function announcedCall({ year, source, from, to }: CalledRound): AnnouncedEdition {
  const name = (language: Language) => `${words[language].name} ${year}`;
  return {
    id: `${waitedCall}-${year}`,
    course: waitedCall,
    campus: null,
    courseName: fromKeys(languages, name),
    facts: fromKeys(languages, (language) => [
      [words[language].name, String(year)],
      [words[language].from, longDate(from, language)],
      [words[language].to, longDate(to, language)],
    ]),
    path: fromKeys(languages, () => source),
  };
}

/** Reads the editions that the site shows. @throws Error that tells the operator that the site is not built */
export async function readEditionsRecord(): Promise<EditionsRecord> {
  const text = await contentHere()
    .then(({ from }) => readFile(join(from, 'editions.json'), 'utf8'))
    .catch(() => null);
  if (text === null) throw new Error('The site is not built, so its intakes are unknown: npm run build.');
  return JSON.parse(text) as EditionsRecord;
}
