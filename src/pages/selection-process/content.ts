import { courseOnPage } from '../course-parts/course-content.ts';
import type { ContentRequest } from '../page-content.ts';

export type SelectionProcessContent = ReturnType<typeof selectionProcessContent>['content'];

/** Picks the preparation for the selection processes of European providers. */
export function selectionProcessContent(request: ContentRequest) {
  const { texts, head, shell } = courseOnPage(request, 'selection-process', [
    'summary',
    'trainers',
    'programme',
    'areas',
    'schedules',
    'cost',
    'faq',
  ]);
  const { trainers, programme, areas, schedules, closing } = texts;
  return { head, content: { shell, trainers, programme, areas, schedules, closing } };
}
