import { Accommodation } from '../../sections/accommodation/accommodation.tsx';
import { CentreCards } from '../../sections/centre-cards/centre-cards.tsx';
import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { CurriculumTable } from '../../sections/curriculum-table/curriculum-table.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { PromoBox } from '../../sections/promo-box/promo-box.tsx';
import { defineScreen } from '../page-content.ts';
import { fullRatingContent, type FullRatingContent } from './content.ts';

export const screen = defineScreen(fullRatingContent, FullRatingPage);

/** The complete rating for people selected by the national provider. */
function FullRatingPage(course: FullRatingContent) {
  return (
    <CoursePage shell={course.shell}>
      {course.promo && <PromoBox {...course.promo} />}
      <PointGrid id="methodology" tone="land" {...course.methodology} />
      <CurriculumTable id="hours" {...course.curriculum} />
      <ClosingCall {...course.closing} />
      <CentreCards id="campuses" {...course.centres} />
      <Accommodation id="accommodation" {...course.accommodation} />
    </CoursePage>
  );
}
