import { InstructorDirectory } from '../../sections/instructor-directory/instructor-directory.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { FeedbackContent } from './content.ts';

/** Where students review their instructors: an internal page that search engines do not keep. */
export function FeedbackPage({ hero, ...directory }: FeedbackContent) {
  return (
    <>
      <PageHeading {...hero} />
      <InstructorDirectory {...directory} />
    </>
  );
}
