import { courseOnPage } from '../course-parts/course-content.ts';
import { courseCurricula } from '../course-parts/course-curricula.ts';
import { coursePhases } from '../course-parts/course-phases.ts';
import { coursePromo } from '../course-parts/course-promo.ts';
import { courseRatings } from '../course-parts/course-ratings.ts';
import { facilityTable } from '../course-parts/facility-table.ts';
import type { ContentRequest } from '../page-content.ts';

export type BlockCourseContent = ReturnType<typeof blockCourseContent>['content'];

/** Picks the page of one block of the complete rating; the route names the block. */
export function blockCourseContent(request: ContentRequest) {
  const { id, course, texts, head, shell } = courseOnPage(request, 'block-course', [
    'summary',
    'programme',
    'hours',
    'simulator',
    'requirements',
    'next',
    'cost',
    'faq',
  ]);
  const { requirements, methodology, simulatorDay, after, closing } = texts;
  return {
    head,
    content: {
      shell,
      promo: coursePromo(request, texts.promo),
      phases: coursePhases(request, texts.phases),
      curriculum: { ...texts.curriculum, tables: courseCurricula(request, course) },
      simulatorDay,
      facilities: facilityTable(request, { course: id }),
      methodology,
      ratings: { ...texts.ratings, ratings: courseRatings(request, course) },
      requirements,
      after,
      closing,
    },
  };
}
