import { AnswerPlace } from '../../sections/answer-place/answer-place.tsx';
import { CourseComparison } from '../../sections/course-comparison/course-comparison.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { WaysOn } from '../../sections/ways-on/ways-on.tsx';
import type { CompareContent } from './content.ts';

/** Compares up to four courses side by side. */
export function ComparePage({ hero, next, ...comparison }: CompareContent) {
  return (
    <>
      <PageHeading {...hero} />
      <AnswerPlace>
        <CourseComparison {...comparison} />
      </AnswerPlace>
      <WaysOn {...next} />
    </>
  );
}
