import { Island } from '../../islands/island.tsx';
import { CourseComparison } from '../../tools/compare/course-comparison.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { WaysOn } from '../../sections/closing-call/ways-on.tsx';
import { defineScreen } from '../page-content.ts';
import { compareContent, type CompareContent } from './content.ts';

export const screen = defineScreen(compareContent, ComparePage);

/** Compares up to four courses side by side. */
function ComparePage({ hero, next, ...comparison }: CompareContent) {
  return (
    <>
      <PageHeading {...hero} />
      <Island name="compare" of={CourseComparison} props={comparison} />
      <WaysOn {...next} />
    </>
  );
}
