import type { Language } from '../../src/i18n/language.ts';
import type { CourseCategory } from '../../src/schema/course.ts';

/** A label with its formatted value; the note is below the value. */
export type SyllabusRow = { label: string; value: string; note?: string | undefined };

/** A part of the course: its duration, its subjects, and what students can do afterwards. */
export type SyllabusModule = {
  title?: string | undefined;
  detail?: string | undefined;
  text?: string | undefined;
  topics: readonly string[];
  outcome?: string | undefined;
};

/** An edition, drawn as a strip. */
type SyllabusStrip = { name: string; state?: string | undefined; cells: readonly SyllabusRow[]; note?: string };

/** Hours by subject; the last row is the total. */
export type SyllabusTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A section with its heading; its parts are drawn in this order. */
export type SyllabusSection = {
  title: string;
  paragraphs?: readonly string[];
  rows?: readonly SyllabusRow[];
  /** Values that the centre has not confirmed, marked as samples. */
  samples?: readonly SyllabusRow[];
  strips?: readonly SyllabusStrip[];
  modules?: readonly SyllabusModule[];
  tables?: readonly SyllabusTable[];
  note?: string | undefined;
};

/** The contents of a course's syllabus in one language. */
export type Syllabus = {
  language: Language;
  /** Title and description in the PDF's properties. */
  title: string;
  about: string;
  centre: string;
  /** The day of the data, `YYYY-MM-DD`. */
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
