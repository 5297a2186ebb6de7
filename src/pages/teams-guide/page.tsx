import { GuideBar } from '../../sections/page-bar/guide-bar.tsx';
import { GuideTopics } from '../../sections/guide-topics/guide-topics.tsx';
import { HelpCall } from '../../sections/help-call/help-call.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { teamsGuideContent, type TeamsGuideContent } from './content.ts';

export const screen = defineScreen(teamsGuideContent, TeamsGuidePage);

/** The guide to the collaboration tool, for students and instructors. */
function TeamsGuidePage({ hero, topics, help }: TeamsGuideContent) {
  return (
    <>
      <PageHeading {...hero} />
      <GuideBar sections={topics.map(({ id, title }) => ({ id, label: title }))} help={help} />
      <GuideTopics topics={topics} />
      <HelpCall id="help" {...help} />
    </>
  );
}
