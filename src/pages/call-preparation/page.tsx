import { AlumniCharts } from '../../sections/alumni-charts/alumni-charts.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { ProcessPhases } from '../../sections/process-phases/process-phases.tsx';
import { RoundState } from '../../sections/round-state/round-state.tsx';
import { Syllabus } from '../../sections/syllabus/syllabus.tsx';
import { Testimonials } from '../../sections/testimonials/testimonials.tsx';
import { TopicGroups } from '../../sections/topic-groups/topic-groups.tsx';
import { Waypoints } from '../../sections/waypoints/waypoints.tsx';
import { defineScreen } from '../page-content.ts';
import { callPreparationContent, type CallPreparationContent } from './content.ts';

export const screen = defineScreen(callPreparationContent, CallPreparationPage);

/** The preparation for the national provider's call. */
function CallPreparationPage(course: CallPreparationContent) {
  return (
    <CoursePage shell={course.shell}>
      <PointGrid tone="land" {...course.methodology} />
      <TopicGroups id="programme" {...course.groups} />
      <RoundState {...course.rounds} />
      <ProcessPhases id="process" tone="sea" {...course.process} />
      <Syllabus id="syllabus" {...course.syllabus} />
      <Waypoints id="next" tone="land" end="goal" {...course.after} />
      <Testimonials id="students" {...course.testimonials} />
      <AlumniCharts {...course.alumni} />
    </CoursePage>
  );
}
