import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { capital, euros } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator } from '../../src/i18n/words/words.ts';
import { courseFacts, type Duration } from '../../src/schema/course-facts.ts';
import { courseEdition } from '../../src/schema/editions.ts';
import { localizedText } from '../../src/schema/localized.ts';
import { durationText, priceText, startMonth, startText } from '../../src/site/course-words.ts';
import { didYouMean } from '../../src/site/did-you-mean.ts';
import type { Kept } from './kept-readings.ts';

const figuresOfCourse = z.object({
  facts: courseFacts,
  editions: z.array(courseEdition).default([]),
  route: z.string().optional(),
  card: z.object({ title: localizedText }),
});
type FiguresOfCourse = z.infer<typeof figuresOfCourse>;
type FiguresOfEdition = FiguresOfCourse['editions'][number];

/**
 * The facts that placeholders refer to: courses by file name, and editions by id. A course is null if its file has
 * problems.
 */
export type CourseFigures = {
  courses: ReadonlyMap<string, FiguresOfCourse | null>;
  editions: ReadonlyMap<string, FiguresOfEdition>;
};

/** Reads prices, lengths, places and starts of all courses from `<folder>/courses`. */
export async function readCourseFigures(folder: string, kept: Kept): Promise<CourseFigures> {
  const files = (await readdir(join(folder, 'courses'))).filter((name) => name.endsWith('.yaml'));
  const courses = new Map(
    await Promise.all(
      files.map(async (name) => {
        const source = await readFile(join(folder, 'courses', name), 'utf8');
        return [basename(name, '.yaml'), kept(`figures of ${name}`, [source], () => readFigures(source))] as const;
      }),
    ),
  );
  const editions = [...courses.values()].flatMap((course) => course?.editions ?? []);
  return { courses, editions: new Map(editions.map((edition) => [edition.id, edition])) };
}

/** Reads the facts of a course; null if the file is invalid, which the check of course files reports. */
function readFigures(source: string): FiguresOfCourse | null {
  try {
    return figuresOfCourse.safeParse(parse(source)).data ?? null;
  } catch {
    return null;
  }
}

/** Formats a fact in a language; null if the course or edition does not have it. */
type Writer<Owner> = (owner: Owner, language: Language) => string | null;

/** Facts of courses: `{price:block-1-tower}` is “27.000 EUR”. */
const ofCourses: Readonly<Record<string, Writer<FiguresOfCourse>>> = {
  price: ({ facts }, language) => (facts.price ? priceText(facts.price, writing(language)).amount : null),
  tax: ({ facts }, language) => (facts.price ? priceText(facts.price, writing(language)).tax : null),
  duration: ({ facts }, language) =>
    durationText(facts.duration, writing(language)).replace('–', ` ${writing(language).t('facts.until')} `),
  'duration-short': ({ facts }, language) => durationText(facts.duration, writing(language)),
  'duration-words': ({ facts }, language) => durationInWords(facts.duration, language),
  teaching: ({ facts }, language) => (facts.curriculum ? plainDuration(facts.curriculum.duration, language) : null),
  exercises: ({ facts }) => (facts.simulatorExercises === undefined ? null : String(facts.simulatorExercises)),
  seats: ({ facts }) => (facts.seats === undefined ? null : String(facts.seats)),
  'seats-words': ({ facts }, language) => numberInWords(facts.seats, language),
};

/**
 * Facts of editions: `{start:block-1-2025-11-madrid}` is “25 de noviembre de 2025”, and `{month:…}` is “noviembre
 * 2025”.
 */
const ofEditions: Readonly<Record<string, Writer<FiguresOfEdition>>> = {
  start: ({ start }, language) => startText(start, writing(language)),
  month: ({ start }, language) => startMonth(start, writing(language)),
};

/** Marks a figure that is no fact of a course: `{as-is:57.000 EUR}` becomes the text after the colon. */
const asIs = 'as-is';

/** Adds prices of courses and whole amounts in euros: `{sum:block-1-tower+2244}` is “29.244 EUR”. */
const sum = 'sum';

/** Matches placeholders with single braces; `{{when:…}}` is something else. */
const placeholder = /(?<!\{)\{([A-Za-z][a-z-]*):([^{}]*)\}(?!\})/g;

/** Returns the facts of all courses, as a part of a cache's key; null if the text has no placeholder. */
export function figuresNamedIn(text: string, figures: CourseFigures | undefined): unknown {
  return figures && text.search(placeholder) >= 0 ? [...figures.courses] : null;
}

/**
 * Replaces placeholders in a text: `{duration:block-1-tower}` becomes “6 meses”; `{Duration-words:…}` becomes “Seis
 * meses”, with a capital. The result has ordinary spaces; `keepTogether` replaces some of them later.
 * @returns the text, and the problems of its placeholders
 */
export function fillFigures(
  text: string,
  language: Language,
  figures: CourseFigures,
): { text: string; problems: string[] } {
  const problems: string[] = [];
  const filled = text.replace(placeholder, (whole, name: string, id: string) => {
    if (name === asIs) return id;
    const kind = name.charAt(0).toLowerCase() + name.slice(1);
    const found = figureOf(kind, id, language, figures);
    if ('problem' in found) problems.push(`${whole}: ${found.problem}`);
    // Ten characters are a usual length, so that the missing fact causes no second problem about the length.
    if ('unreadable' in found) return whole.slice(0, 10);
    if (!('figure' in found)) return whole;
    const figure = found.figure.replaceAll('\u00A0', ' ');
    return kind === name ? figure : capital(figure);
  });
  return { text: filled, problems };
}

/** Replaces placeholders as `fillFigures` does, and returns the line of each problem, counted from 1. */
export function fillFigureLines(
  text: string,
  language: Language,
  figures: CourseFigures | undefined,
): { text: string; problems: { line: number; message: string }[] } {
  if (!figures) return { text, problems: [] };
  const lines = text.split('\n').map((line) => fillFigures(line, language, figures));
  const problems = lines.flatMap((line, index) => line.problems.map((message) => ({ line: index + 1, message })));
  return { text: lines.map((line) => line.text).join('\n'), problems };
}

type Found = { figure: string } | { problem: string } | { unreadable: true };

function figureOf(kind: string, id: string, language: Language, { courses, editions }: CourseFigures): Found {
  if (kind === sum) return sumOf(id.split('+'), language, courses);
  const kinds = [...Object.keys(ofCourses), ...Object.keys(ofEditions), sum, asIs];
  if (!kinds.includes(kind))
    return { problem: `there is no figure "${kind}", only ${kinds.join(', ')}.${didYouMean(kind, kinds)}` };
  const isOfCourse = kind in ofCourses;
  if (isOfCourse && courses.get(id) === null) return { unreadable: true };
  const owner = isOfCourse ? courses.get(id) : editions.get(id);
  const ids = [...(isOfCourse ? courses : editions).keys()];
  if (!owner) {
    if (!isOfCourse && [...courses.values()].includes(null)) return { unreadable: true };
    return {
      problem: `there is no ${isOfCourse ? 'course' : 'edition'} "${id}" in content/courses.${hint(id, ids, isOfCourse)}`,
    };
  }
  const figure = 'facts' in owner ? ofCourses[kind]?.(owner, language) : ofEditions[kind]?.(owner, language);
  return figure ? { figure } : { problem: `content/courses has no "${kind}" for "${id}" that can be written so` };
}

function sumOf(terms: readonly string[], language: Language, courses: CourseFigures['courses']): Found {
  if (terms.some((term) => courses.get(term) === null)) return { unreadable: true };
  const amounts = terms.map((term) => (/^\d+$/.test(term) ? Number(term) : courses.get(term)?.facts.price?.amount));
  const missing = terms.find((_, index) => amounts[index] === undefined);
  if (missing !== undefined) return { problem: `"${missing}" is neither a course with a price nor a whole amount` };
  return {
    figure: euros(
      amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0),
      language,
    ),
  };
}

/** Suggests ids: the editions of a course if the text has the course's id, otherwise the nearest id. */
function hint(id: string, ids: readonly string[], isOfCourse: boolean): string {
  const ofTheCourse = ids.filter((each) => each.startsWith(id));
  return isOfCourse || ofTheCourse.length === 0 ? didYouMean(id, ids) : ` Name an edition: ${ofTheCourse.join(', ')}.`;
}

/** All forms in which facts of a course and its editions may be written, each with its placeholder. */
export function writtenFigures(
  id: string,
  { courses }: CourseFigures,
  language: Language,
): { kind: string; text: string; placeholder: string }[] {
  const course = courses.get(id);
  if (!course) return [];
  const ofCourse = Object.entries(ofCourses).map(([kind, write]) => ({ kind, of: id, text: write(course, language) }));
  const ofItsEditions = course.editions.flatMap((edition) =>
    Object.entries(ofEditions).map(([kind, write]) => ({ kind, of: edition.id, text: write(edition, language) })),
  );
  // Numbers above twelve have digits in both forms, so they are listed only once.
  const isTwice = (kind: string, text: string) => kind.endsWith('-words') && /^\d/.test(text);
  return [...ofCourse, ...ofItsEditions].flatMap(({ kind, of, text }) =>
    text && !isTwice(kind, text) ? { kind, text: text.replaceAll('\u00A0', ' '), placeholder: `{${kind}:${of}}` } : [],
  );
}

function writing(language: Language) {
  return { language, t: translator(dictionaries[language]) };
}

/** A duration without “about”, for sentences that have it already: `{teaching:block-1-tower}` is “20 semanas”. */
function plainDuration(duration: Duration, language: Language): string | null {
  if (!('amount' in duration)) return null;
  const { amount, unit } = duration;
  const plain = typeof amount === 'object' && 'about' in amount ? amount.about : amount;
  return durationText({ amount: plain, unit }, writing(language));
}

function durationInWords(duration: Duration, language: Language): string | null {
  if (!('amount' in duration) || typeof duration.amount !== 'number') return null;
  const number = numberInWords(duration.amount, language);
  return number && `${number} ${writing(language).t(`facts.${duration.unit}.other`)}`;
}

/** Writes a number from two to twelve in words, and a larger one in digits; null below two. */
function numberInWords(number: number | undefined, language: Language): string | null {
  if (number === undefined || number < 2) return null;
  return writing(language).t.list('facts.numbers')[number - 2] ?? String(number);
}
