/** The parameter that names the courses: `?courses=a,b`, or once for each field of the form. */
export const coursesParameter = 'courses';

/** The maximum number of courses in a comparison. */
export const mostCompared = 4;

/** Errors in an address: courses that do not exist, and more courses than there are columns. */
export type ChoiceProblem = 'unknown' | 'too-many';

/** The courses of a comparison in the order of the address, each once, and the errors in that address. */
export type CourseChoice = { courses: string[]; problems: ChoiceProblem[] };

/**
 * Reads the compared courses from the query of an address, which may be any text.
 * @param search the query, with or without its question mark
 * @param known ids of the courses that can be compared
 * @returns null if the address names no course: the page then shows its own choice
 */
export function chosenCourses(search: string, known: readonly string[]): CourseChoice | null {
  const named = new URLSearchParams(search).getAll(coursesParameter).flatMap((value) => value.split(','));
  const wanted = new Set(named.map((name) => name.trim()).filter(Boolean));
  if (wanted.size === 0) return null;
  const found = [...wanted].filter((name) => known.includes(name));
  return {
    courses: found.slice(0, mostCompared),
    problems: [
      ...(found.length < wanted.size ? (['unknown'] as const) : []),
      ...(found.length > mostCompared ? (['too-many'] as const) : []),
    ],
  };
}

/** The query of a comparison, with its question mark: the short form, which can be shared. */
export function comparisonQuery(courses: readonly string[]): string {
  return courses.length === 0 ? '' : `?${coursesParameter}=${courses.join(',')}`;
}
