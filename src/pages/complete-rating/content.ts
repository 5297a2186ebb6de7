import { alumniCharts } from '../course-parts/alumni-charts.ts';
import { courseBlocks } from '../course-parts/course-blocks.ts';
import { courseOnPage } from '../course-parts/course-content.ts';
import { courseCurricula } from '../course-parts/course-curricula.ts';
import { coursePromo } from '../course-parts/course-promo.ts';
import { courseRatings } from '../course-parts/course-ratings.ts';
import { sampledHeading } from '../course-parts/sampled-heading.ts';
import type { ContentRequest } from '../page-content.ts';

export type CompleteRatingContent = ReturnType<typeof completeRatingContent>['content'];

/** Picks the page of the complete rating; its blocks and their hours are read from the courses that it consists of. */
export function completeRatingContent(request: ContentRequest) {
  const { course, texts, head, shell } = courseOnPage(request, 'complete-rating', [
    'summary',
    'blocks',
    'methodology',
    'ratings',
    'requirements',
    'next',
    'cost',
    'faq',
  ]);
  const { blocks, methodology, requirements, after, alumni } = texts;
  return {
    head,
    content: {
      shell,
      promo: coursePromo(request, texts.promo),
      blocks: { title: blocks.title, intro: blocks.intro, cards: courseBlocks(request, blocks.items) },
      tables: courseCurricula(request, course),
      methodology,
      ratings: { ...texts.ratings, ratings: courseRatings(request, course) },
      requirements,
      after,
      alumni: { ...sampledHeading(alumni, request.content.people.alumni), alumni: alumniCharts(request) },
    },
  };
}
