import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { TopicGroups } from '../../sections/topic-groups/topic-groups.tsx';
import { Waypoints } from '../../sections/waypoints/waypoints.tsx';
import { defineScreen } from '../page-content.ts';
import { selectionProcessContent, type SelectionProcessContent } from './content.ts';

export const screen = defineScreen(selectionProcessContent, SelectionProcessPage);

/** The preparation for the selection processes of European providers. */
function SelectionProcessPage({ shell, trainers, programme, areas, schedules, closing }: SelectionProcessContent) {
  return (
    <CoursePage shell={shell}>
      <PointGrid id="trainers" {...trainers} />
      <Waypoints id="programme" {...programme} />
      <TopicGroups id="areas" tone="sea" {...areas} />
      <PointGrid id="schedules" tone="land" {...schedules} />
      <ClosingCall {...closing} />
    </CoursePage>
  );
}
