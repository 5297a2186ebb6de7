import { expect, test } from 'vitest';
import { content } from '../../tests/page-words.ts';
import { contentDay } from '../../src/site/content-day.ts';
import { syllabusPath } from '../../src/site/syllabus-paths.ts';
import { drawSyllabus } from './draw-syllabus.ts';
import { readPrintParts } from './print-parts.ts';
import type { Syllabus } from './syllabus.ts';
import { allSyllabuses } from './syllabuses.ts';

const parts = readPrintParts();

const all = await content;
const syllabuses = allSyllabuses(all, contentDay(all, new Date()));

function syllabusOf(course: string, language: 'es' | 'en', among = syllabuses): Syllabus {
  const found = among.get(syllabusPath(course, language));
  if (!found) throw new Error(`There is no syllabus of ${course}.`);
  return found;
}

/** The number of elements of a type in the structure tree, whose objects are not compressed. */
function count(pdf: Buffer, element: string): number {
  return pdf.toString('latin1').match(new RegExp(`/S /${element}\\b`, 'g'))?.length ?? 0;
}

test.each(['es', 'en'] as const)('a syllabus in %s is tagged, with its language and title', async (language) => {
  const syllabus = syllabusOf('block-1-tower', language);
  const pdf = await drawSyllabus(parts, syllabus);
  const source = pdf.toString('latin1');
  expect(source).toContain(`/Lang (${language === 'es' ? 'es-ES' : 'en-GB'})`);
  expect(source).toContain('/Marked true');
  expect(source).toContain('/DisplayDocTitle true');
  expect(count(pdf, 'H1')).toBe(1);
  expect(count(pdf, 'H2')).toBe(syllabus.sections.length);
  expect(count(pdf, 'TH')).toBe(3);
  const items = syllabus.sections.flatMap(({ rows = [], samples = [] }) => [...rows, ...samples]);
  expect(count(pdf, 'LI')).toBeGreaterThan(items.length);
});

test('the same data give the same bytes, and the file has the dates of the data', async () => {
  const syllabus = syllabusOf('call-preparation', 'en');
  const first = await drawSyllabus(parts, syllabus);
  expect(first.equals(await drawSyllabus(parts, syllabus))).toBe(true);
  expect(first.toString('latin1')).toContain(`(D:${syllabus.day.replaceAll('-', '')}000000Z)`);
});

test('a text with a letter missing in the fonts is refused', async () => {
  const syllabus = syllabusOf('block-1-tower', 'es');
  await expect(drawSyllabus(parts, { ...syllabus, lead: 'De Madrid → Canarias' })).rejects.toThrow('“→”');
});

test('a syllabus has hours, entry requirements, price with tax, editions and next steps', () => {
  const { sections, facts } = syllabusOf('complete-rating', 'en');
  const words = JSON.stringify([facts, sections]);
  for (const each of ['57,000\u00A0EUR (taxes: to be confirmed)', 'Sample dates', '302 h', 'class\u00A03', 'info@'])
    expect(words).toContain(each);
  expect(sections.map(({ title }) => title)).toContain('From student to controller');
});

test('a syllabus has only the editions that are ahead on its day', () => {
  const editions = ({ sections }: Syllabus) => sections.find(({ title }) => title === 'Ediciones con fecha');
  expect(editions(syllabusOf('block-1-tower', 'es', allSyllabuses(all, '2025-10-30')))?.strips).toHaveLength(2);
  expect(editions(syllabusOf('block-1-tower', 'es', allSyllabuses(all, '2027-10-30')))?.strips).toEqual([]);
});

test('every course with a page has a syllabus in both languages', () => {
  const linked = Object.values(all.courses).filter(({ route }) => route);
  expect(syllabuses.size).toBe(2 * linked.length);
});
