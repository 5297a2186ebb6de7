import { capital } from '../../src/i18n/format.ts';
import { fromKeys } from '../../src/i18n/from-keys.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import { writtenFigures, type CourseFigures } from './course-figures.ts';
import type { PlacedText } from './placed-texts.ts';
import type { ContentProblem } from './problem.ts';

/** One way to write a figure of a course, and the placeholder that replaces it. */
type Literal = { course: string; kind: string; pattern: RegExp; placeholder: string };

/** The names of a course: figures in a text with one of them belong to this course. */
type Names = { course: string; pattern: RegExp };

/**
 * Finds prices, dates and lengths of courses written out in texts: they would stay when the course changes. A price
 * counts in every text. A date, a length or a number of places counts only in the course's own file, and where the text
 * names the course. A length also counts in the pages about all of the offer.
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

    /** The course of the file itself comes first, then one that the text names. */
    function distance(course: string): number {
      if (course === own) return 0;
      return meant.has(course) ? 1 : 2;
    }
  });
}

/** Pages that speak of the courses without their names: “the tower in six months”. */
const ofTheOffer = /^content\/(?:catalogue\.yaml|campuses\/|pages\/(?:home|landing)\.yaml)/;

/** A start says its month as texts do; `month` is for the banner. */
function rank(kind: string): number {
  return kind === 'month' ? 1 : 0;
}

function advice(text: string, literal: string, placeholders: readonly string[]): string {
  const quotes = text.startsWith(literal) ? ' (in quotes in YAML, as the text begins with it)' : '';
  return `"${literal}" would not follow the course: write ${placeholders.join(' or ')}${quotes}, or {as-is:${literal}} if it is another figure`;
}

/** `{Duration-words:…}` begins with a capital. */
function capitalKind(placeholder: string): string {
  return `{${capital(placeholder.slice(1))}`;
}

/** `edition-problems.ts` checks dates in the banner. */
const banner = 'content/banner.yaml';
const datesOfBanner = new Set(['start', 'month']);

/** Kinds of figures that it finds; others are too short to be recognised for certain. */
const told = new Set(['price', 'start', 'month', 'duration', 'duration-short', 'duration-words', 'teaching']);

/** Numbers that are recognised by the word behind them. */
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

/** “27.000 EUR” is also found as “27000 €” and “€27,000”; “6 meses” not within “de 3 a 6 meses”. */
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

/** The beginning of a course's title, up to a colon or a bracket, and links to its page. */
function namesOf(course: string, { courses }: CourseFigures, language: Language): Names[] {
  const record = courses.get(course);
  if (!record) return [];
  const title = (record.card.title[language].split(/[:(]| para | for /)[0] ?? '').trim();
  const route = record.route ? `|route:${record.route}\\b` : '';
  return [{ course, pattern: new RegExp(`(?<!\\p{L})${title}(?![\\p{L}\\d])${route}`, 'iu') }];
}
