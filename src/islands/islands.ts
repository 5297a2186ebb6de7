import type { ComponentType } from 'react';

/** Loads the component of each island in the browser. A page renders the same component by `Island`. */
export const islands = {
  'can-i': () => import('../tools/can-i/can-i-tool.tsx').then((module) => module.CanITool),
  'career': () => import('../tools/career/career-planner.tsx').then((module) => module.CareerPlanner),
  'compare': () => import('../tools/compare/course-comparison.tsx').then((module) => module.CourseComparison),
  'costs': () => import('../tools/costs/costs-tool.tsx').then((module) => module.CostsTool),
  'exercise': () => import('../sections/exercise-desk/exercise-desk.tsx').then((module) => module.ExerciseDesk),
  'instructors': () =>
    import('../sections/instructor-directory/instructor-directory.tsx').then((module) => module.InstructorDirectory),
  'licence-checklist': () =>
    import('../tools/licence-checklist/licence-checklist.tsx').then((module) => module.LicenceChecklist),
  'mock-exam': () => import('../tools/mock-exam/exam-desk.tsx').then((module) => module.ExamDesk),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
