import { z } from 'zod';
import { fromKeys } from '../i18n/from-keys.ts';
import { pageLink } from './course-sections.ts';
import { head, localized, localizedText, text } from './localized.ts';
import { courseId } from './references.ts';

/** The rows of the comparison, in their order: code, price and start stand in the head of each column. */
export const comparedRows = [
  'ratings',
  'leadsTo',
  'entry',
  'duration',
  'hours',
  'theory',
  'simulator',
  'campus',
  'seats',
  'format',
  'includes',
  'excludes',
] as const;
export type ComparedRowId = (typeof comparedRows)[number];

const labels = localized(z.array(text).min(1));

/** The page that sets courses side by side: `content/deciding/compare.yaml`. Its facts come from the courses' files. */
export const compare = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  /** Courses that stand side by side while the visitor has chosen none. */
  first: z.array(courseId).min(2).max(4),
  form: z.strictObject({
    legend: localizedText,
    /** Label of each field, with `{number}`. */
    field: localizedText,
    none: localizedText,
    submit: localizedText,
    unknown: localizedText,
    tooMany: localizedText,
  }),
  board: z.strictObject({
    caption: localizedText,
    /** Headings of the rows that differ and of those that all courses share, with `{count}`. */
    differ: localizedText,
    agree: localizedText,
    remove: localizedText,
    page: localizedText,
    /** Says what is missing for a comparison while one course stands alone. */
    alone: localizedText,
  }),
  next: z.strictObject({ title: localizedText, text: localizedText, links: z.array(pageLink).min(1) }),
  rows: z.strictObject(fromKeys(comparedRows, () => localizedText)),
  /** Of courses that train for no rating. */
  noRatings: localizedText,
  /** What each course leads to. */
  leadsTo: z.record(courseId, localizedText),
  /** Entry of courses whose page has neither requirements nor rows of that name. */
  entry: z.record(courseId, localizedText),
  /** Labels of rows on course pages that state what the course's facts leave open. */
  pageRows: z.strictObject({
    price: labels,
    start: labels,
    campus: labels,
    hours: labels,
    includes: labels,
    entry: labels,
  }),
});
export type Compare = z.infer<typeof compare>;
