import { AlumniCharts } from '../../sections/alumni-charts/alumni-charts.tsx';
import { BlockCards } from '../../sections/block-cards/block-cards.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { CourseRatings } from '../../sections/course-ratings/course-ratings.tsx';
import { HoursTables } from '../../sections/curriculum-table/hours-tables.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { PromoBox } from '../../sections/promo-box/promo-box.tsx';
import { RequirementsList } from '../../sections/requirements-list/requirements-list.tsx';
import { Waypoints } from '../../sections/waypoints/waypoints.tsx';
import { defineScreen } from '../page-content.ts';
import { completeRatingContent, type CompleteRatingContent } from './content.ts';

export const screen = defineScreen(completeRatingContent, CompleteRatingPage);

/** Every rating of the licence in one course of two blocks. */
function CompleteRatingPage(course: CompleteRatingContent) {
  return (
    <CoursePage shell={course.shell}>
      {course.promo && <PromoBox {...course.promo} />}
      <BlockCards id="blocks" {...course.blocks}>
        <HoursTables tables={course.tables} />
      </BlockCards>
      <PointGrid id="methodology" {...course.methodology} />
      <CourseRatings id="ratings" {...course.ratings} />
      <RequirementsList id="requirements" {...course.requirements} />
      <Waypoints id="next" tone="deep" hold end="goal" {...course.after} />
      <AlumniCharts {...course.alumni} />
    </CoursePage>
  );
}
