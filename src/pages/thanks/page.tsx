import { SiteLink } from '../../features/page/site-link.tsx';
import { EnquiryReference } from '../../features/forms/enquiry-reference.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { Points } from '../../sections/points/points.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { defineScreen } from '../page-content.ts';
import { thanksContent, type ThanksContent } from './content.ts';

export const screen = defineScreen(thanksContent, ThanksPage);

/** Confirms a stored enquiry to the visitor, and states what happens next. */
function ThanksPage({ title, message, next, home, courses }: ThanksContent) {
  return (
    <>
      <PageHeading title={title} lead={message}>
        <EnquiryReference />
        <SignButton render={<SiteLink to="home" />} arrow="forward">
          {home}
        </SignButton>
        <SignButton tone="location" render={<SiteLink to="courses" />}>
          {courses}
        </SignButton>
      </PageHeading>
      <Points shape="steps" {...next} />
    </>
  );
}
