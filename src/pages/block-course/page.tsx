import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { CourseRatings } from '../../sections/course-ratings/course-ratings.tsx';
import { CurriculumTable } from '../../sections/curriculum-table/curriculum-table.tsx';
import { FacilityTable } from '../../sections/facility-table/facility-table.tsx';
import { Phases } from '../../sections/phases/phases.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { PromoBox } from '../../sections/promo-box/promo-box.tsx';
import { RequirementsList } from '../../sections/requirements-list/requirements-list.tsx';
import { Waypoints } from '../../sections/waypoints/waypoints.tsx';
import { defineScreen } from '../page-content.ts';
import { blockCourseContent, type BlockCourseContent } from './content.ts';

export const screen = defineScreen(blockCourseContent, BlockCoursePage);

/** One block of the complete rating, which can be taken on its own. */
function BlockCoursePage(course: BlockCourseContent) {
  return (
    <CoursePage shell={course.shell}>
      {course.promo && <PromoBox {...course.promo} />}
      <Phases id="programme" {...course.phases} />
      <CurriculumTable id="hours" {...course.curriculum} />
      <Waypoints id="simulator" tone="deep" hold {...course.simulatorDay} />
      <FacilityTable {...course.facilities} />
      <PointGrid {...course.methodology} />
      <CourseRatings {...course.ratings} />
      <RequirementsList id="requirements" {...course.requirements} />
      <Waypoints id="next" {...course.after} />
      <ClosingCall tone="land" {...course.closing} />
    </CoursePage>
  );
}
