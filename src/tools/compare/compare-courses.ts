import type { CourseCategory } from '../../schema/course.ts';
import type { RouteId } from '../../site/routes.ts';

/** The fact of a course in one row, as lines; `sample` marks a fact that the centre has not confirmed. */
export type ComparedFact = { lines: readonly string[]; sample?: boolean };

/** A course as a column of the comparison, in one language. */
export type ComparedCourse = {
  id: string;
  category: CourseCategory;
  code: string;
  name: string;
  route: RouteId;
  suffix?: string | undefined;
  /** Price and start, which stay visible. `note`: the tax. */
  head: readonly { label: string; value: string; note?: string | undefined; sample: boolean }[];
  /** Facts by the id of their row. */
  facts: Readonly<Record<string, ComparedFact>>;
};

/** A row of a comparison, with the fact of each course in the order of the columns. */
export type ComparedRow = { id: string; label: string; facts: ComparedFact[] };

/** The rows in which courses differ, and those in which all agree, with their common fact. */
export type Comparison = {
  differ: ComparedRow[];
  agree: { id: string; label: string; fact: ComparedFact }[];
};

/**
 * Compares courses. With one course, every row counts as different.
 * @param rows the rows in their order
 * @param courses facts of each course, by the id of their row; a row that any course lacks is left out
 */
export function compareCourses(
  rows: readonly { id: string; label: string }[],
  courses: readonly Readonly<Record<string, ComparedFact>>[],
): Comparison {
  const comparison: Comparison = { differ: [], agree: [] };
  for (const row of rows) {
    const facts = courses.flatMap((course) => course[row.id] ?? []);
    const [fact] = facts;
    if (!fact || facts.length < courses.length) continue;
    const isShared = facts.length > 1 && facts.every((other) => isSame(fact, other));
    if (isShared) comparison.agree.push({ ...row, fact });
    else comparison.differ.push({ ...row, facts });
  }
  return comparison;
}

function isSame(one: ComparedFact, other: ComparedFact): boolean {
  return JSON.stringify([one.lines, one.sample === true]) === JSON.stringify([other.lines, other.sample === true]);
}
