import type { Language } from '../../src/i18n/language.ts';
import type { CourseCategory } from '../../src/schema/course.ts';

/** A label with its value in finished words; the note stands below the value. */
export type SyllabusRow = { label: string; value: string; note?: string | undefined };

/** A part of the course: how long it takes, its subjects, and the student's skills at its end. */
export type SyllabusModule = {
  title?: string | undefined;
  detail?: string | undefined;
  text?: string | undefined;
  topics: readonly string[];
  outcome?: string | undefined;
};

/** An edition as a strip. */
type SyllabusStrip = { name: string; state?: string | undefined; cells: readonly SyllabusRow[]; note?: string };

/** Hours by subject; the last row is their sum. */
export type SyllabusTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A section under its heading, with its parts in this order. */
export type SyllabusSection = {
  title: string;
  paragraphs?: readonly string[];
  rows?: readonly SyllabusRow[];
  /** Values that the centre has not confirmed, under one mark. */
  samples?: readonly SyllabusRow[];
  strips?: readonly SyllabusStrip[];
  modules?: readonly SyllabusModule[];
  tables?: readonly SyllabusTable[];
  note?: string | undefined;
};

/** The syllabus of a course in one language, ready to be set. */
export type Syllabus = {
  language: Language;
  /** Title and description among the document's properties. */
  title: string;
  about: string;
  centre: string;
  /** The day of its data, `YYYY-MM-DD`. */
  day: string;
  kind: string;
  code: string;
  category: CourseCategory;
  name: string;
  lead: string;
  facts: readonly SyllabusRow[];
  sections: readonly SyllabusSection[];
  words: { asOf: string; unconfirmed: string; outcome: string; page: (page: number, pages: number) => string };
};
