import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { sharedReadings as kept } from '../../build/content/kept-readings.ts';
import { readContent } from '../../build/content/load-content.ts';
import { editionsRecord } from '../../build/editions-record.ts';
import { searchTopicsIn } from '../../build/search/search-topics.ts';
import { siteFacts } from '../../build/site-facts.ts';
import { courseSyllabus } from '../../build/syllabus/course-syllabus.ts';
import { announcedEdition } from '../../server/enquiries/announced.ts';
import { drawDocument, requestOf } from '../../tests/page-words.ts';
import { languages } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import { translator } from '../i18n/words/words.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { contentDay } from '../site/content-day.ts';
import { llmsText } from '../site/llms.ts';
import { existingPages } from './all-pages.ts';

// Only the price of Block 1 is changed.

const before = /(?<![\d.,])27[.,\u00A0 ]?000/;
const after = /(?<![\d.,])28[.,\u00A0 ]?650/;

/**
 * Everything made from the content, by name: documents with their structured data, answers of the server, and mails.
 */
function made(all: SiteContent): Map<string, string> {
  const wanted = languages.flatMap((language) => existingPages(all).map((page) => ({ ...page, language })));
  const drawn = wanted.map((address) => ({ ...address, ...drawDocument(all, address) }));
  const pages = drawn.map(({ data, language, html }) => [`${language} ${data.path}`, html] as const);
  const { articles, calendars, editions, answers } = siteFacts(all, 'test', []);
  const record = editionsRecord(all);
  const answered = Object.entries({
    articles,
    calendars,
    editions,
    answers,
    record,
    'mails to those who wait': record.editions.map((edition) => announcedEdition(edition, record)),
    'answers of the search': languages.map((language) => searchTopicsIn(all, language, contentDay(all, new Date()))),
    'the list for language models': llmsText(
      all.centre.name,
      drawn.map(({ data }) => data),
    ),
    syllabuses: drawn.flatMap(({ data, ...address }) => printedOn(all, { ...address, page: data.page })),
  });
  return new Map([...pages, ...answered.map(([name, value]) => [name, JSON.stringify(value)] as const)]);
}

/** The printed syllabus of the course with this page. */
function printedOn(all: SiteContent, address: Parameters<typeof requestOf>[1]) {
  const [id] = Object.entries(all.courses).find(([, { route, page }]) => page && route === address.page) ?? [];
  if (!id || address.page === 'notFound') return [];
  const { pictures, ...request } = requestOf(all, address);
  const picture = (name: string) => pictures(name, address.language);
  return [
    courseSyllabus({ ...request, page: address.page, t: translator(dictionaries[address.language]), picture }, id),
  ];
}

const { folder } = temporaryFolders('price');
let changed: Map<string, string>;

beforeAll(async () => {
  await cp('content', folder, { recursive: true, filter: (path) => !path.includes('content/pictures/') });
  const file = join(folder, 'courses', 'block-1-tower.yaml');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('amount: 27000', 'amount: 28650'));
  changed = made(await readContent(folder, { kept }));
});

const named = (price: RegExp) => [...changed].filter(([, text]) => price.test(text)).map(([name]) => name);

test('the old price is in no page, article, feed, calendar, mail, syllabus or answer', () => {
  expect(named(before)).toEqual([]);
});

test.each([
  'es /home',
  'en /courses',
  'es /bloque-1-habilitacion-torre',
  'es /habilitacion-completa',
  'en /blog/cuanto-cuesta-ser-controlador-aereo',
  'articles',
  'calendars',
  'mails to those who wait',
  'answers of the search',
  'syllabuses',
])('the new price is in: %s', (name) => {
  expect(named(after)).toContain(name);
});
