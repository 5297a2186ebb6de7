import { ClimbProfile } from '../../sections/climb/climb-profile.tsx';
import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { CourseRatings } from '../../sections/course-ratings/course-ratings.tsx';
import { Phases } from '../../sections/phases/phases.tsx';
import { RequirementsList } from '../../sections/requirements-list/requirements-list.tsx';
import { Waypoints } from '../../sections/waypoints/waypoints.tsx';
import type { AtcoInitialContent } from './content.ts';

/** The two years from the first class to the licence of a student controller. */
export function AtcoInitialPage(course: AtcoInitialContent) {
  return (
    <CoursePage shell={course.shell}>
      <Phases tone="paper" space="flush" {...course.phases}>
        <ClimbProfile profile={course.profile} />
      </Phases>
      <Waypoints tone="deep" hold {...course.simulatorDay} />
      <CourseRatings {...course.ratings} />
      <RequirementsList {...course.requirements} />
      <Waypoints end="goal" {...course.after} />
      <ClosingCall tone="sea" {...course.closing} />
    </CoursePage>
  );
}
