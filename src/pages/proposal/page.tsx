import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { ProposalForm } from '../../sections/enquiry-band/proposal-form.tsx';
import { Waypoints } from '../../sections/points/waypoints.tsx';
import { defineScreen } from '../page-content.ts';
import { proposalContent, type ProposalContent } from './content.ts';

export const screen = defineScreen(proposalContent, ProposalPage);

/** The page on which an organisation asks for a proposal. */
function ProposalPage({ hero, form, courses, next }: ProposalContent) {
  return (
    <>
      <PageHeading {...hero} />
      <ProposalForm {...form} courses={courses} />
      <Waypoints {...next} />
    </>
  );
}
