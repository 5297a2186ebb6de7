import type { SiteContent } from '../../src/schema/site-content.ts';
import { sectionOfKind, type SectionKind } from '../../src/schema/course-page.ts';
import { routeIds, routes, type RouteId } from '../../src/site/routes.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentProblem } from './problem.ts';
import { monthsOf, toolCourses } from '../../src/tools/parts/offers.ts';

type Contents = Pick<SiteContent, 'courses' | 'advancedTraining' | 'campuses'>;

/**
 * Finds contradictions between courses, the route table, the page shared by several courses, campuses and the deciding
 * tools.
 */
export function courseProblems(content: Contents, files: readonly ContentFile[]): ContentProblem[] {
  const report = (file: string, path: readonly string[], message: string): ContentProblem => ({
    file,
    line: files.find((one) => one.file === file)?.lineOf(path) ?? 1,
    place: path.join(' > '),
    message,
  });
  return [
    ...ownPageProblems(content, report),
    ...missingSections(content, report),
    ...sharedPageProblems(content, report),
    ...campusProblems(content, report),
    ...lengthProblems(content, report),
  ];
}

type Report = (file: string, path: readonly string[], message: string) => ContentProblem;

const fileOf = (course: string) => `content/courses/${course}.yaml`;

/** Checks that a course's page has the screen of its route, and that each page of a course has exactly one course. */
function ownPageProblems({ courses }: Contents, report: Report): ContentProblem[] {
  const owners = new Map<string, string>();
  const problems = Object.entries(courses).flatMap(([id, { route, page }]) => {
    if (!route || !page) return [];
    const { screen } = routes[route];
    const owner = owners.get(route);
    owners.set(route, id);
    if (screen !== 'course') {
      return report(
        fileOf(id),
        ['route'],
        `the page "${route}" has the screen "${screen}" in src/site/routes.ts; expected "course"`,
      );
    }
    return owner ? report(fileOf(id), ['route'], `"${route}" is already the page of ${fileOf(owner)}`) : [];
  });
  const missing = routeIds
    .filter((route) => routes[route].screen === 'course' && !owners.has(route))
    .map((route) =>
      report('content/courses', [], `no course has "route: ${route}", which src/site/routes.ts has a page for`),
    );
  return [...problems, ...missing];
}

/** The sections without which the page of a route would not state what it has to. */
const specifiedSections: Readonly<Partial<Record<RouteId, readonly SectionKind[]>>> = {
  atcoInitial: ['phases', 'ratings', 'requirements', 'waypoints'],
  completeRating: ['promo', 'blocks', 'points', 'ratings', 'requirements', 'waypoints', 'alumni'],
  fullRating: ['promo', 'points', 'curriculum', 'closing', 'centres', 'accommodation'],
  block1: ['promo', 'phases', 'curriculum', 'points', 'requirements', 'closing'],
  block2: ['promo', 'phases', 'curriculum', 'points', 'requirements', 'closing'],
  callPreparation: ['points', 'topics', 'process', 'syllabus', 'testimonials', 'alumni', 'waypoints'],
  selectionProcess: ['points', 'waypoints', 'topics', 'closing'],
};

/** Checks that the page of a course has each section that its route needs. */
function missingSections({ courses }: Contents, report: Report): ContentProblem[] {
  return Object.entries(courses).flatMap(([id, { route, page }]) =>
    (page && route ? (specifiedSections[route] ?? []) : [])
      .filter((kind) => !sectionOfKind(page, kind))
      .map((kind) => report(fileOf(id), ['page', 'sections'], `the page has no section of the kind "${kind}"`)),
  );
}

/** Checks that the page shared by several courses lists each of them, with the anchor in the course's file. */
function sharedPageProblems({ courses, advancedTraining }: Contents, report: Report): ContentProblem[] {
  const listed = advancedTraining.courses.flatMap(({ course, anchor }, index) => {
    const record = courses[course];
    if (!record || (record.route === advancedTraining.route && record.anchor === anchor)) return [];
    return report(
      'content/pages/advanced-training.yaml',
      ['courses', String(index), 'anchor'],
      `expected the route and anchor of ${fileOf(course)}, ${record.route} and ${record.anchor}; found ${advancedTraining.route} and ${anchor}`,
    );
  });
  const names = new Set(advancedTraining.courses.map(({ course }) => course));
  const unlisted = Object.entries(courses)
    .filter(([id, { programme }]) => programme && !names.has(id))
    .map(([id]) =>
      report(
        fileOf(id),
        ['programme'],
        'content/pages/advanced-training.yaml does not list the course under "courses"',
      ),
    );
  return [...listed, ...unlisted];
}

/** Checks that a campus's id is the name of its file, and that the campus lists only pages of courses. */
function campusProblems({ campuses, courses }: Contents, report: Report): ContentProblem[] {
  const coursePages = new Set(Object.values(courses).flatMap(({ route }) => route ?? []));
  return Object.entries(campuses).flatMap(([name, { id, facts }]) => {
    const file = `content/campuses/${name}.yaml`;
    return [
      ...(id === name ? [] : [report(file, ['id'], `expected the file's name, ${name}; found ${id}`)]),
      ...facts.courses.flatMap((route, index) =>
        coursePages.has(route)
          ? []
          : report(file, ['facts', 'courses', String(index)], `no course has "route: ${route}"`),
      ),
    ];
  });
}

/** Checks that the courses of the deciding tools have a length. */
function lengthProblems({ courses }: Contents, report: Report): ContentProblem[] {
  return Object.values(toolCourses).flatMap((id) => {
    const course = courses[id];
    if (!course || monthsOf(course.facts.duration)) return [];
    return report(fileOf(id), ['facts', 'duration'], 'the decision tools need the length of this course');
  });
}
