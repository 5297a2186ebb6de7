import { Island } from '../../islands/island.tsx';
import { CourseComparison } from '../../tools/compare/course-comparison.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { WaysOn } from '../../sections/ways-on/ways-on.tsx';
import type { CompareContent } from './content.ts';

/** Compares up to four courses side by side. */
export function ComparePage({ hero, next, ...comparison }: CompareContent) {
  return (
    <>
      <PageHeading {...hero} />
      <Island name="compare" of={CourseComparison} props={comparison} />
      <WaysOn {...next} />
    </>
  );
}
