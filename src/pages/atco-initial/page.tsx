import { ClimbProfile } from '../../sections/climb/climb-profile.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { CourseRatings } from '../../sections/course-ratings/course-ratings.tsx';
import { FacilityTable } from '../../sections/facility-table/facility-table.tsx';
import { Phases } from '../../sections/phases/phases.tsx';
import { RequirementsList } from '../../sections/requirements-list/requirements-list.tsx';
import { Waypoints } from '../../sections/waypoints/waypoints.tsx';
import { defineScreen } from '../page-content.ts';
import { atcoInitialContent, type AtcoInitialContent } from './content.ts';

export const screen = defineScreen(atcoInitialContent, AtcoInitialPage);

/** The two years from the first class to the licence of a student controller. */
function AtcoInitialPage(course: AtcoInitialContent) {
  return (
    <CoursePage shell={course.shell}>
      <Phases id="programme" tone="paper" {...course.phases}>
        <ClimbProfile profile={course.profile} />
      </Phases>
      <Waypoints id="simulator" tone="deep" hold {...course.simulatorDay} />
      <FacilityTable {...course.facilities} />
      <CourseRatings id="ratings" {...course.ratings} />
      <RequirementsList id="requirements" {...course.requirements} />
      <Waypoints id="next" end="goal" {...course.after} />
    </CoursePage>
  );
}
