import { Island } from '../../islands/island.tsx';
import { InstructorDirectory } from '../../sections/instructor-directory/instructor-directory.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { feedbackContent, type FeedbackContent } from './content.ts';

export const screen = defineScreen(feedbackContent, FeedbackPage);

/** The page on which students review their instructors; search engines must not index it. */
function FeedbackPage({ hero, ...directory }: FeedbackContent) {
  return (
    <>
      <PageHeading {...hero} />
      <Island name="instructors" of={InstructorDirectory} props={directory} />
    </>
  );
}
