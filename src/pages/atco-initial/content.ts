import { climbProfile } from '../course-parts/climb-profile.ts';
import { courseOnPage } from '../course-parts/course-content.ts';
import { coursePhases } from '../course-parts/course-phases.ts';
import { courseRatings } from '../course-parts/course-ratings.ts';
import { facilityTable } from '../course-parts/facility-table.ts';
import type { ContentRequest } from '../page-content.ts';

export type AtcoInitialContent = ReturnType<typeof atcoInitialContent>['content'];

/** Picks the page of the two-year initial course. */
export function atcoInitialContent(request: ContentRequest) {
  const { course, texts, head, shell } = courseOnPage(request, 'atco-initial', [
    'summary',
    'programme',
    'simulator',
    'ratings',
    'requirements',
    'next',
    'cost',
    'faq',
  ]);
  const { requirements, simulatorDay, after } = texts;
  return {
    head,
    content: {
      shell,
      profile: climbProfile(request),
      phases: coursePhases(request, texts.phases),
      simulatorDay,
      facilities: facilityTable(request),
      ratings: { ...texts.ratings, ratings: courseRatings(request, course) },
      requirements,
      after,
    },
  };
}
