import { capital } from '../../src/i18n/format.ts';
import { fromKeys } from '../../src/i18n/from-keys.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import { writtenFigures, type CourseFigures } from './course-figures.ts';
import type { PlacedText } from './placed-texts.ts';
import type { ContentProblem } from './problem.ts';

/** A form in which a fact of a course may be written, and the placeholder to use instead. */
type Literal = { course: string; kind: string; pattern: RegExp; placeholder: string };

/** Matches the names of a course: figures in a text with one of them belong to this course. */
type Names = { course: string; pattern: RegExp };

/**
 * Finds facts of courses, such as prices and dates, that are written out in texts and would not change with the course.
 * Keywords are not searched. Prices are found in all other texts. Other facts are found in the course's own file and in
 * texts with the course's name; durations also in pages about all courses.
 */
export function literalFigures(texts: readonly PlacedText[], figures: CourseFigures): ContentProblem[] {
  const known = fromKeys(languages, (language) => ({
    literals: [...figures.courses.keys()].flatMap((course) => literalsOf(course, figures, language)),
    names: [...figures.courses.keys()].flatMap((course) => namesOf(course, figures, language)),
  }));
  return texts.flatMap(({ file, line, place, path, language, text }) => {
    if (path.includes('keywords')) return [];
    const { literals, names } = known[language];
    const rest = text.replaceAll(/\{[^{}]*\}/g, ' ');
    const meant = new Set(names.filter(({ pattern }) => pattern.test(rest)).map(({ course }) => course));
    const own = /^content\/courses\/(.+)\.yaml$/.exec(file)?.[1];
    if (own) meant.add(own);
    const isOffer = ofTheOffer.test(file);
    const hasMoney = /EUR|€|euro/i.test(rest);
    const sought = literals.filter(({ course, kind }) => {
      if (kind === 'price') return hasMoney;
      const isMeant = meant.has(course) || (isOffer && kind.startsWith('duration'));
      return isMeant && !(file === banner && datesOfBanner.has(kind));
    });
    const found = new Map<string, string[]>();
    const nearest = sought.toSorted(
      (one, other) => rank(one.kind) - rank(other.kind) || distance(one.course) - distance(other.course),
    );
    for (const { kind, pattern, placeholder } of nearest) {
      for (const literal of rest.match(pattern) ?? []) {
        const hasCapital = /^(?:duration|seats-words)/.test(kind) && /^\p{Lu}/u.test(literal);
        const written = hasCapital ? capitalKind(placeholder) : placeholder;
        found.set(literal, [...new Set([...(found.get(literal) ?? []), written])]);
      }
    }
    return [...found].map(([literal, placeholders]) => ({
      file,
      line,
      place,
      message: advice(text, literal, placeholders),
    }));

    /** The distance of a course from the text: 0 in the course's own file, 1 if the text names it, otherwise 2. */
    function distance(course: string): number {
      if (course === own) return 0;
      return meant.has(course) ? 1 : 2;
    }
  });
}

/** Files whose texts may describe a course without its name, such as “the tower in six months”. */
const ofTheOffer = /^content\/(?:catalogue\.yaml|campuses\/|pages\/(?:home|landing)\.yaml)/;

/** Prefers `start`, the form for texts, to `month`, the form for the banner. */
function rank(kind: string): number {
  return kind === 'month' ? 1 : 0;
}

function advice(text: string, literal: string, placeholders: readonly string[]): string {
  const quotes = text.startsWith(literal) ? ' (in quotes in YAML, as the text begins with it)' : '';
  return `"${literal}" would not follow the course: write ${placeholders.join(' or ')}${quotes}, or {as-is:${literal}} if it is another figure`;
}

/** The placeholder for a fact that is written with a capital: `{Duration-words:…}`. */
function capitalKind(placeholder: string): string {
  return `{${capital(placeholder.slice(1))}`;
}

/** `edition-problems.ts` checks the dates of the banner. */
const banner = 'content/banner.yaml';
const datesOfBanner = new Set(['start', 'month']);

/** Facts that are recognised by themselves. */
const told = new Set(['price', 'start', 'month', 'duration', 'duration-short', 'duration-words', 'teaching']);

/** Facts that are recognised only together with the word after them. */
const counted: Readonly<Record<string, string>> = {
  seats: 'plazas|places|spots|seats',
  'seats-words': 'plazas|places|spots|seats',
  exercises: '(?:ejercicios|simulator exercises|exercises)',
};

function literalsOf(course: string, figures: CourseFigures, language: Language): Literal[] {
  return writtenFigures(course, figures, language)
    .filter(({ kind, text }) => kind in counted || (told.has(kind) && /\d|\p{L}+ \p{L}+/u.test(text)))
    .map(({ kind, text, placeholder }) => ({ course, kind, placeholder, pattern: patternOf(kind, text) }));
}

/**
 * Matches variants of a price: “27.000 EUR” also as “27000 €” and “€27,000”. Other facts match as whole words: “6
 * meses”, but not in “de 3 a 6 meses”.
 */
function patternOf(kind: string, text: string): RegExp {
  if (kind === 'price') {
    const amount = text.replace(/\D*$/, '').replaceAll(/\D/g, '[.,\u00A0 ]?');
    const digits = `(?<![\\d.,])${amount}(?![.,]?\\d)`;
    return new RegExp(`€\\s?${digits}|${digits}\\s?(?:EUR|€|euros?\\b)`, 'gu');
  }
  const words = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \u00A0\n]+');
  const behind = counted[kind] ? `(?=[ \u00A0](?:${counted[kind]})\\b)` : '(?![\\p{L}\\d])';
  return new RegExp(`(?<![\\p{L}\\d]|\\d[–-]|(?:[\\p{L}\\d] (?:a|to) ))${words}${behind}`, 'giu');
}

/** Matches the beginning of a course's title, up to a colon, a bracket, “para” or “for”, and links to its page. */
function namesOf(course: string, { courses }: CourseFigures, language: Language): Names[] {
  const record = courses.get(course);
  if (!record) return [];
  const title = (record.card.title[language].split(/[:(]| para | for /)[0] ?? '').trim();
  const route = record.route ? `|route:${record.route}\\b` : '';
  return [{ course, pattern: new RegExp(`(?<!\\p{L})${title}(?![\\p{L}\\d])${route}`, 'iu') }];
}
