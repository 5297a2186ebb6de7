import { capital, wholeNumber } from '../../i18n/format.ts';
import type { ComparedRowId } from '../../tools/compare/content.ts';
import { sectionOfKind } from '../../schema/course-page.ts';
import { rowsOfCourse, type Course } from '../../schema/course.ts';
import type { RowFact } from '../../schema/enrolment.ts';
import type { ComparedFact, ComparedCourse } from '../../tools/compare/compare-courses.ts';
import {
  durationText,
  formatsText,
  locationsText,
  priceText,
  quantityText,
  shortStart,
} from '../../site/course-words.ts';
import { courseOf, type LinkedCourse } from '../course-parts/course-of.ts';
import { nextOfCourse, nextStartText } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** A course as a column of the comparison: its facts, and rows of its page for values that no fact states. */
export function comparedCourse(request: ContentRequest, id: string, course: LinkedCourse): ComparedCourse {
  const { language } = request;
  return {
    id,
    category: course.category,
    code: course.code[language],
    name: course.card.title[language],
    route: course.route,
    suffix: course.anchor && `#${course.anchor}`,
    head: [priceOf(request, course), startOf(request, id, course)],
    facts: Object.fromEntries(
      Object.entries(rowsOf(request, id, course)).map(([row, fact]) => [
        row,
        { ...fact, lines: fact.lines.map((line) => capital(line)) },
      ]),
    ),
  };
}

function priceOf(request: ContentRequest, course: Course): ComparedCourse['head'][number] {
  const { t } = request;
  const label = t('facts.label.price');
  if (course.facts.price) {
    const { amount, tax } = priceText(course.facts.price, request);
    return { label, value: amount, note: tax, sample: false };
  }
  const stated = pageRows(request, course, 'price').find(({ sample }) => sample);
  return stated ? { label, ...splitNote(stated.value) } : { label, value: capital(t('facts.toBeSaid')), sample: false };
}

/** Separates the note about tax from an amount: «2.400 EUR (impuestos: por confirmar)». */
function splitNote(words: string) {
  const [, value = words, note] = /^(.*?) \((.*)\)$/.exec(words) ?? [];
  return { value, note, sample: true };
}

function startOf(request: ContentRequest, id: string, course: Course): ComparedCourse['head'][number] {
  const { t } = request;
  const label = t('facts.label.start');
  // The board says once that its dates are samples.
  if (nextOfCourse(request, id)) return { label, value: nextStartText(request, id, shortStart), sample: false };
  const [stated] = pageRows(request, course, 'start');
  const value = stated?.value ?? nextStartText(request, id, shortStart);
  return { label, value: capital(value), sample: stated?.sample ?? false };
}

function rowsOf(request: ContentRequest, id: string, course: Course): Record<ComparedRowId, ComparedFact> {
  const { content, language, t } = request;
  const { facts } = course;
  const unknown = { lines: [t('facts.toBeSaid')] };
  const say = (line: string | undefined): ComparedFact => (line ? { lines: [line] } : unknown);
  const stated = (row: RowFact): ComparedFact | undefined => {
    const [found] = pageRows(request, course, row);
    return found && { lines: [found.value], sample: found.sample };
  };
  const places = nextOfCourse(request, id)?.places ?? facts.seats;
  return {
    ratings: ratings(request, course),
    leadsTo: say(content.compare.leadsTo[id]?.[language]),
    entry: entry(request, id, course),
    duration: say(durationText(facts.duration, request)),
    hours: facts.hours === undefined ? (stated('hours') ?? unknown) : say(quantityText(facts.hours, request)),
    theory: say(curriculumHours(request, course, 'theory')),
    simulator: say(curriculumHours(request, course, 'simulator')),
    campus: facts.locations.length > 0 ? say(locationsText(facts, request)) : (stated('campus') ?? unknown),
    seats: say(places === undefined ? undefined : wholeNumber(places, language)),
    format: say(formatsText(facts, request)),
    includes: stated('includes') ?? unknown,
    excludes: say(facts.price?.excludes[language]),
  };
}

function ratings({ content, language, t }: ContentRequest, { facts, page }: Course): ComparedFact {
  const codes = (facts.ratings ?? []).map((code) =>
    code === 'ADC' && facts.endorsements ? `${code} + ${facts.endorsements.join(' + ')}` : code,
  );
  // A course without codes has no ratings, unless its page explains them: then they are “on request”.
  if (codes.length === 0)
    return { lines: [sectionOfKind(page, 'ratings') ? t('facts.toBeSaid') : content.compare.noRatings[language]] };
  return { lines: [codes.join(', ')] };
}

function entry(request: ContentRequest, id: string, course: Course): ComparedFact {
  const { content, language, t } = request;
  const own = content.compare.entry[id]?.[language];
  if (own) return { lines: [own] };
  const requirements = (sectionOfKind(course.page, 'requirements') ?? course.programme?.requirements)?.items ?? [];
  const listed = requirements.map(({ label, value }) => `${label[language]}: ${value[language]}`);
  if (listed.length > 0) return { lines: listed };
  const stated = pageRows(request, course, 'entry').map(({ label, value }) => `${label}: ${value}`);
  return { lines: stated.length > 0 ? stated : [t('facts.toBeSaid')] };
}

/** Adds up the hours of a course's curriculum, or of the curricula of the courses that it consists of. */
function curriculumHours({ content, language }: ContentRequest, course: Course, kind: 'theory' | 'simulator') {
  const parts = course.facts.parts?.map((id) => courseOf(content, id)) ?? [course];
  const subjects = parts.flatMap(({ facts }) => facts.curriculum?.subjects ?? []);
  if (subjects.length === 0) return undefined;
  return wholeNumber(
    subjects.reduce((sum, subject) => sum + subject[kind], 0),
    language,
  );
}

/** The rows of a course's page or section that state a fact. */
function pageRows({ language }: ContentRequest, course: Course, fact: RowFact) {
  return rowsOfCourse(course)
    .filter((row) => row.fact === fact)
    .map(({ label, value, sample }) => ({ label: label[language], value: value[language], sample: sample === true }));
}
