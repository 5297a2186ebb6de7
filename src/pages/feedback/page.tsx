import { Island } from '../../islands/island.tsx';
import { InstructorDirectory } from '../../sections/instructor-directory/instructor-directory.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { FeedbackContent } from './content.ts';

/** The page on which students review their instructors; search engines must not index it. */
export function FeedbackPage({ hero, ...directory }: FeedbackContent) {
  return (
    <>
      <PageHeading {...hero} />
      <Island name="instructors" of={InstructorDirectory} props={directory} />
    </>
  );
}
