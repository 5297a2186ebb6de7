import type { View } from '../../screens.ts';

/** The files that the screen of courses lists below the courses. */
const besideCourses: readonly string[] = ['banner.yaml', 'editions.yaml', 'enrolment.yaml'];

/** The screen on which a file of content is changed, by its folder or name. */
export function viewOf(file: string): View {
  if (file.startsWith('articles/')) return 'articles';
  return file.startsWith('courses/') || besideCourses.includes(file) ? 'courses' : 'texts';
}
