import { CalendarBoard } from '../../sections/calendar/calendar-board.tsx';
import { CalendarSubscription } from '../../sections/calendar/calendar-subscription.tsx';
import { CalendarVisits } from '../../sections/calendar/calendar-visits.tsx';
import { UndatedCourses } from '../../sections/calendar/undated-courses.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { calendarContent, type CalendarContent } from './content.ts';

export const screen = defineScreen(calendarContent, CalendarPage);

/** The editions of the next months, the visits, the courses without dates, and the subscription to the calendar. */
function CalendarPage({ hero, subscribe, undated, visits, ...board }: CalendarContent) {
  return (
    <>
      <PageHeading {...hero} />
      <CalendarBoard {...board} />
      <CalendarVisits {...visits} />
      {undated.courses.length > 0 && <UndatedCourses {...undated} />}
      <CalendarSubscription {...subscribe} />
    </>
  );
}
